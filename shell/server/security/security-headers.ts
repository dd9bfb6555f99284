import type { LiveRegistry } from 'shared-contracts/remote/live-registry';
import type { Settings } from '../settings.ts';

export const originsOf = (registry: LiveRegistry): string[] => [
  ...new Set(registry.remotes.flatMap(({ manifest }) => (/^https?:/.test(manifest) ? [new URL(manifest).origin] : []))),
];

export interface PolicyInput {
  readonly nonce: string;
  readonly apiUrl: string;
  readonly registry: LiveRegistry;
  /** Dev servers: their pages open a web socket and show compile errors. */
  readonly devOrigins: readonly string[];
  /** Origin of the Jitsi server, where there is one. */
  readonly jitsi: string | undefined;
}

/** The iframe API of a Jitsi server: the only script of another service (decision 139). */
export const jitsiScript = (origin: string): string => `${origin}/external_api.js`;

/**
 * Content security policy of a page: scripts of the shell and of the remotes’ origins only, styles with the page’s
 * nonce, and Trusted Types by one policy (`trustRules`).
 */
export function contentSecurityPolicy({ nonce, apiUrl, registry, devOrigins, jitsi }: PolicyInput): string {
  const remotes = [...new Set([...originsOf(registry), ...devOrigins])].join(' ');
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  // Each dev server’s client creates its overlay policy under the same name.
  const overlays = devOrigins.length === 0 ? '' : "webpack-dev-server#overlay 'allow-duplicates'";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${remotes} ${jitsi === undefined ? '' : jitsiScript(jitsi)}`,
    `style-src 'self' 'nonce-${nonce}' ${remotes}`,
    // Style attributes in server-rendered markup are written by our own components only.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${apiUrl} ${remotes}`,
    // FullCalendar’s icons are a data: font, which cannot run anything.
    `font-src 'self' data: ${remotes}`,
    `connect-src 'self' ${apiUrl} ${remotes} ${sockets}`,
    `media-src 'self' blob: ${apiUrl}`,
    ...(jitsi === undefined ? [] : [`frame-src 'self' ${jitsi}`]),
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
} as const;

/** What a room needs, of ours or of the Jitsi server. */
const ofRooms = ['camera', 'microphone', 'display-capture', 'fullscreen', 'picture-in-picture'];
const permissions = (jitsi: string | undefined): string =>
  [
    ...ofRooms.map((feature) => `${feature}=(self${jitsi === undefined ? '' : ` "${jitsi}"`})`),
    'geolocation=(self)',
    'payment=()',
  ].join(', ');

/** Headers of every response. */
export const securityHeaders = (
  { hsts, jitsi }: Pick<Settings, 'hsts' | 'jitsi'>,
  { protocol }: { readonly protocol: string },
): Readonly<Record<string, string>> => ({
  ...headers,
  'permissions-policy': permissions(jitsi),
  ...(hsts.isAlways || protocol === 'https' ? { 'strict-transport-security': `max-age=${hsts.seconds}` } : {}),
});
