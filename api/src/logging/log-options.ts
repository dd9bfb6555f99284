import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
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
  // What a mail says.
  'text',
  'html',
];
const at = (prefix: string) => secrets.map((name) => (name.startsWith('[') ? `${prefix}${name}` : `${prefix}.${name}`));

/**
 * One line of JSON each, to stderr: stdout belongs to what the parent process is told (main.ts). Nobody logs bodies, headers or addresses
 * with their query; the redaction is for whoever does it by mistake.
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

/** Without what stands behind `?`. */
export const pathOf = (url: string): string => url.split(/[?#]/u, 1)[0] ?? '';
