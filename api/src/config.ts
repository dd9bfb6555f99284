import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { currencies } from 'shared-contracts/schemas/billing';
import * as v from 'valibot';
import type { PlanPrices } from './modules/plans/plans-at.ts';

const wholeNumber = (fallback: string, min: number, max: number) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d+$/u, 'must be a whole number'),
    v.transform(Number),
    v.check((value) => value >= min && value <= max, `must be between ${min} and ${max}`),
  );
const list = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  );

const mailAddress = /^(?:"?(?<name>[^"<>]*?)"? *<)?(?<address>[^\s<>"@]+@[^\s<>"@]+)>?$/u;

function readAddress(text: string): { name: string; address: string } {
  const { name = 'Nimbia', address = '' } = mailAddress.exec(text)?.groups ?? {};
  return { name, address };
}

const environment = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'test', 'production']), 'development'),
  API_PORT: wholeNumber('4000', 0, 65_535),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//u, 'must start with postgres://'))),
  DATABASE_POOL: wholeNumber('10', 1, 200),
  QUERY_DEADLINE_MS: wholeNumber('1500', 50, 600_000),
  REQUEST_DEADLINE_SECONDS: wholeNumber('180', 1, 3_600),
  WEB_ORIGINS: list('http://localhost:3000'),
  API_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*)?$/u, 'must be an address: https://api.example.org'),
      v.transform((address) => address.replace(/\/+$/u, '')),
    ),
  ),
  HSTS_SECONDS: wholeNumber('31536000', 0, 63_072_000),
  TRUSTED_PROXIES: list(''),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  RATE_LIMIT_PER_MINUTE: wholeNumber('1200', 1, 10_000_000),
  SIGN_IN_ATTEMPTS_PER_MINUTE: wholeNumber('60', 1, 10_000_000),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/[^\s/]+/u, 'must start with smtp:// or smtps:// and name a server')),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(mailAddress, 'must be an address: name@example.org or Name <name@example.org>'),
      v.transform(readAddress),
    ),
  ),
  S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s/]+(?:\/[^\s?#]*)?$/u, 'must be an address: https://storage.example.org'),
      v.transform((address) => address.replace(/\/+$/u, '')),
    ),
  ),
  S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u, 'must be the name of a bucket')),
  ),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  PLAN_STANDARD_PRICE: wholeNumber('12345', 0, 1_000_000_000),
  PLAN_PREMIUM_PRICE: wholeNumber('123456', 0, 1_000_000_000),
  PLAN_CURRENCY: v.optional(v.picklist(currencies, `must be one of ${currencies.join(', ')}`), 'XAF'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(24, 'must have at least 24 characters'))),
  TELEMETRY_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
});

/** Everything read from the environment. */
export const variableNames: readonly string[] = Object.keys(environment.entries);

/** Settings of one API process, parsed from the environment; docs/operations.md lists them. */
export interface Config {
  readonly environment: 'development' | 'test' | 'production';
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly queryDeadlineMs: number;
  /** How long a request may take to arrive; its headers at most 15 s. */
  readonly requestDeadlineSeconds: number;
  readonly webOrigins: readonly string[];
  /** Public URL of the API. */
  readonly apiUrl: string;
  /** `max-age` of HSTS. */
  readonly hstsSeconds: number;
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  readonly rateLimitPerMinute: number;
  readonly signInAttemptsPerMinute: number;
  /** `smtp://user:password@host:port`; without it mails stay in the local mailbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: { readonly name: string; readonly address: string };
  /** Bucket for uploaded files; without it they are stored in the data directory. */
  readonly s3:
    | {
        readonly endpoint: string;
        readonly bucket: string;
        readonly region: string;
        readonly accessKeyId: string;
        readonly secretAccessKey: string;
      }
    | undefined;
  readonly planPrices: PlanPrices;
  /** Bearer token of Prometheus for `/metrics`; without it the route does not exist. */
  readonly metricsToken: string | undefined;
  /** Shared with the shell's servers, which sign load reports, and the canary check. Without it there is no `/loads`. */
  readonly telemetrySecret: string | undefined;
  /** Signs cursors and download links. */
  readonly secret: string;
}

/** An invalid setting, with a one-sentence message. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** @throws ConfigError naming the variable. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new ConfigError(`${String(v.getDotPath(issue) ?? 'The environment')} cannot be used: ${issue.message}.`);
  }
  const env = parsed.output;
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined)
    throw new ConfigError('MAIL_FROM must be set with SMTP_URL: the address that mails are from.');
  if (env.NODE_ENV === 'production' && env.API_URL === undefined)
    throw new ConfigError('API_URL must be set in production: the address at which browsers reach this API.');
  const dataDir = resolve(env.DATA_DIR);
  return {
    environment: env.NODE_ENV,
    port: env.API_PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    queryDeadlineMs: env.QUERY_DEADLINE_MS,
    requestDeadlineSeconds: env.REQUEST_DEADLINE_SECONDS,
    webOrigins: env.WEB_ORIGINS,
    apiUrl: env.API_URL ?? `http://localhost:${env.API_PORT}`,
    hstsSeconds: env.HSTS_SECONDS,
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    signInAttemptsPerMinute: env.SIGN_IN_ATTEMPTS_PER_MINUTE,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? { name: 'Nimbia', address: 'nimbia@localhost' },
    s3: readS3(env),
    planPrices: { standard: env.PLAN_STANDARD_PRICE, premium: env.PLAN_PREMIUM_PRICE, currency: env.PLAN_CURRENCY },
    metricsToken: env.METRICS_TOKEN,
    telemetrySecret: env.TELEMETRY_SECRET,
    secret: env.SECRET ?? developmentSecret(env.NODE_ENV, dataDir),
  };
}

const s3Settings = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function readS3(env: v.InferOutput<typeof environment>): Config['s3'] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  const missing = s3Settings.find((name) => env[name] === undefined);
  if (endpoint !== undefined) throw new ConfigError(`${String(missing)} must be set with S3_ENDPOINT.`);
  const alone = s3Settings.find((name) => env[name] !== undefined);
  if (alone !== undefined)
    throw new ConfigError(`S3_ENDPOINT must be set with ${alone}: files would stay on this disk.`);
  return undefined;
}

function developmentSecret(nodeEnv: string, dataDir: string): string {
  if (nodeEnv === 'production')
    throw new ConfigError('SECRET must be set in production: at least 32 random characters.');
  const file = join(dataDir, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = randomBytes(32).toString('base64url');
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(
      `The data directory ${dataDir} cannot be used (${why}); set DATA_DIR to a folder that can be written.`,
      { cause },
    );
  }
  return secret;
}
