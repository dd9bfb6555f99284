import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../settings/config.ts';
import { describeError } from './describe-error.ts';

const secrets = [
  'password',
  'passwordConfirmation',
  'currentPassword',
  'passwordHash',
  'token',
  'refreshToken',
  'secret',
  'authorization',
  'cookie',
  '["set-cookie"]',
  // Contents of mails.
  'text',
  'html',
];
const at = (prefix: string) => secrets.map((name) => (name.startsWith('[') ? `${prefix}${name}` : `${prefix}.${name}`));

/**
 * JSON lines on stderr: stdout is for messages to the parent process (main.ts). Bodies, headers and query strings are never logged;
 * redaction is a safety net.
 */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>): NonNullable<FastifyServerOptions['logger']> {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    redact: { paths: [...secrets, ...at('*'), ...at('*.*')], censor: '…' },
    serializers: {
      err: (error: unknown) => describeError(error),
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
    },
    stream: process.stderr,
  };
}

/** Without the query string, and without the secret of a subscription address. */
export const pathOf = (url: string): string =>
  (url.split(/[?#]/u, 1)[0] ?? '').replace(/^(\/feeds\/appointments\/).+/u, '$1…');
