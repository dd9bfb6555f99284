import type { LiveRegistry } from 'shared-contracts/remote/live-registry';
import type { Settings } from './settings.ts';

export const originsOf = (registry: LiveRegistry): string[] => [
  ...new Set(registry.remotes.flatMap(({ manifest }) => (/^https?:/.test(manifest) ? [new URL(manifest).origin] : []))),
];

export interface PolicyInput {
  readonly nonce: string;
  readonly apiUrl: string;
  readonly registry: LiveRegistry;
  /** Dev servers: their pages open a web socket and show compile errors. */
  readonly devOrigins: readonly string[];
}

/**
 * Content security policy of a page: scripts of the shell and of the remotes’ origins only, styles with the page’s
 * nonce, and Trusted Types by one policy (`trustRules`).
 */
export function contentSecurityPolicy({ nonce, apiUrl, registry, devOrigins }: PolicyInput): string {
  const remotes = [...new Set([...originsOf(registry), ...devOrigins])].join(' ');
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  // Each dev server’s client creates its overlay policy under the same name.
  const overlays = devOrigins.length === 0 ? '' : "webpack-dev-server#overlay 'allow-duplicates'";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${remotes}`,
    `style-src 'self' 'nonce-${nonce}' ${remotes}`,
    // Style attributes in server-rendered markup are written by our own components only.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${apiUrl} ${remotes}`,
    // FullCalendar’s icons are a data: font, which cannot run anything.
    `font-src 'self' data: ${remotes}`,
    `connect-src 'self' ${apiUrl} ${remotes} ${sockets}`,
    `media-src 'self' blob: ${apiUrl}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types default ${overlays}`,
  ]
    .map((directive) => directive.trim().replaceAll(/ +/g, ' '))
    .join('; ');
}

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), microphone=(self), display-capture=(self), fullscreen=(self), picture-in-picture=(self), geolocation=(self), payment=()',
} as const;

/** Headers of every response. */
export const securityHeaders = (
  { hsts }: Pick<Settings, 'hsts'>,
  { protocol }: { readonly protocol: string },
): Readonly<Record<string, string>> =>
  hsts.isAlways || protocol === 'https'
    ? { ...headers, 'strict-transport-security': `max-age=${hsts.seconds}` }
    : headers;
