import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { currencies } from 'shared-contracts/schemas/billing';
import type { Currency } from 'shared-contracts/schemas/billing';
import * as v from 'valibot';
import { OWASP_MEMORY_KIB } from '../secrets/passwords.ts';

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

const urls = (pattern: RegExp, message: string) =>
  v.pipe(
    list(''),
    v.check((all) => all.every((one) => pattern.test(one)), message),
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
  SHUTDOWN_GRACE_SECONDS: wholeNumber('10', 1, 3_600),
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
  PASSWORD_MEMORY_KIB: wholeNumber(String(OWASP_MEMORY_KIB), 16, 4_194_304),
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
  NOTIFICATION_MAIL_MINUTES: wholeNumber('10', 1, 1_440),
  SMS_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s/?#]+[^\s]*$/u, 'must be an address: https://gateway.example.org/send'),
    ),
  ),
  SMS_METHOD: v.optional(v.picklist(['POST', 'PUT', 'GET'], 'must be POST, PUT or GET'), 'POST'),
  SMS_HEADERS: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(
        ({ dataset, addIssue, NEVER }) =>
          readHeaders(dataset.value) ??
          (addIssue({ message: 'must be a JSON object of texts: {"x-api-key": "…"}' }), NEVER),
      ),
    ),
  ),
  SMS_TOKEN: v.optional(v.string()),
  SMS_BODY: v.optional(
    v.pipe(v.string(), v.includes('{to}', 'must say {to}'), v.includes('{text}', 'must say {text}')),
  ),
  SMS_INBOUND_SECRET: v.optional(v.pipe(v.string(), v.minLength(24, 'must have at least 24 characters'))),
  SMS_INBOUND_FIELDS: v.pipe(list('from,text'), v.length(2, 'must be two names: from,text')),
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
  CALENDAR_LOCAL_SERVERS: list(''),
  STUN_URLS: urls(/^stuns?:[^\s/?]+$/u, 'must be addresses: stun:stun.example.org:3478'),
  TURN_URLS: urls(
    /^turns?:[^\s/?]+(?:\?transport=(?:udp|tcp))?$/u,
    'must be addresses: turn:turn.example.org:3478?transport=udp',
  ),
  TURN_SECRET: v.optional(v.pipe(v.string(), v.minLength(24, 'must have at least 24 characters'))),
  TURN_CREDENTIAL_MINUTES: wholeNumber('60', 5, 1_440),
  JITSI_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s/?#]+\/?$/u, 'must be an address: https://meet.example.org'),
      v.transform((address) => address.replace(/\/$/u, '')),
    ),
  ),
  JITSI_APP_ID: v.optional(v.string()),
  JITSI_APP_SECRET: v.optional(v.string()),
  ZOOM_SDK_KEY: v.optional(v.string()),
  ZOOM_SDK_SECRET: v.optional(v.string()),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(24, 'must have at least 24 characters'))),
  TELEMETRY_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
});

type Environment = v.InferOutput<typeof environment>;

/** Everything read from the environment. */
export const variableNames: readonly string[] = Object.keys(environment.entries);

/** Prices of the plans, in whole units of `currency`: settings (docs/operations.md). */
export interface PlanPrices {
  readonly standard: number;
  readonly premium: number;
  readonly currency: Currency;
}

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
  readonly shutdownGraceSeconds: number;
  readonly webOrigins: readonly string[];
  /** Public URL of the API. */
  readonly apiUrl: string;
  /** `max-age` of HSTS. */
  readonly hstsSeconds: number;
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  readonly rateLimitPerMinute: number;
  readonly signInAttemptsPerMinute: number;
  readonly passwordMemoryKib: number;
  /** `smtp://user:password@host:port`; without it mails stay in the local mailbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: { readonly name: string; readonly address: string };
  /** How long a notification without a mail of its own may stay unread before it is mailed with others. */
  readonly notificationMailMinutes: number;
  /** The gateway that texts leave through; `{id}`, `{to}` and `{text}` stand for those of a text. */
  readonly sms:
    | {
        readonly url: string;
        readonly method: 'POST' | 'PUT' | 'GET';
        /** Names in lower case. */
        readonly headers: Readonly<Record<string, string>>;
        readonly body: string;
      }
    | undefined;
  /** What the gateway calls us with about answers of people; without it the route does not exist. */
  readonly smsInbound: { readonly secret: string; readonly from: string; readonly text: string } | undefined;
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
  /** Servers (`host:port`) from which calendars are read although they are in our network or speak http. */
  readonly calendarLocalServers: readonly string[];
  /** Servers by which two browsers find a way to each other; relays take credentials made from the secret. */
  readonly ice: {
    readonly stunUrls: readonly string[];
    readonly turn: { readonly urls: readonly string[]; readonly secret: string; readonly minutes: number } | undefined;
  };
  /** A Jitsi server for consultations that choose it; with `app` its rooms ask for a token. */
  readonly jitsi:
    | { readonly url: string; readonly app: { readonly id: string; readonly secret: string } | undefined }
    | undefined;
  /** Keys of Zoom's Meeting SDK: its meetings are answered with a signature (decision 139). */
  readonly zoomSdk: { readonly key: string; readonly secret: string } | undefined;
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
  if (env.NODE_ENV === 'production' && env.PASSWORD_MEMORY_KIB < OWASP_MEMORY_KIB)
    throw new ConfigError(`PASSWORD_MEMORY_KIB must be at least ${OWASP_MEMORY_KIB} in production.`);
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
    shutdownGraceSeconds: env.SHUTDOWN_GRACE_SECONDS,
    webOrigins: env.WEB_ORIGINS,
    apiUrl: env.API_URL ?? `http://localhost:${env.API_PORT}`,
    hstsSeconds: env.HSTS_SECONDS,
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    signInAttemptsPerMinute: env.SIGN_IN_ATTEMPTS_PER_MINUTE,
    passwordMemoryKib: env.PASSWORD_MEMORY_KIB,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? { name: 'Nimbia', address: 'nimbia@localhost' },
    notificationMailMinutes: env.NOTIFICATION_MAIL_MINUTES,
    sms: readSms(env),
    smsInbound: readInbound(env),
    s3: readS3(env),
    planPrices: { standard: env.PLAN_STANDARD_PRICE, premium: env.PLAN_PREMIUM_PRICE, currency: env.PLAN_CURRENCY },
    calendarLocalServers: env.CALENDAR_LOCAL_SERVERS,
    ice: { stunUrls: env.STUN_URLS, turn: readTurn(env) },
    jitsi: readJitsi(env),
    zoomSdk: readZoom(env),
    metricsToken: env.METRICS_TOKEN,
    telemetrySecret: env.TELEMETRY_SECRET,
    secret: env.SECRET ?? developmentSecret(env.NODE_ENV, dataDir),
  };
}

const headerNames = /^[a-z0-9-]+$/u;

/** Undefined where it is no object of texts. */
function readHeaders(text: string): Record<string, string> | undefined {
  try {
    const entries = Object.entries(JSON.parse(text) as object).map(([name, value]: [string, unknown]) => {
      if (typeof value !== 'string' || !headerNames.test(name.toLowerCase())) throw new TypeError(name);
      return [name.toLowerCase(), value] as const;
    });
    return Object.fromEntries(entries);
  } catch {
    return undefined;
  }
}

const smsSettings = ['SMS_HEADERS', 'SMS_TOKEN', 'SMS_BODY', 'SMS_INBOUND_SECRET'] as const;

function readSms(env: Environment): Config['sms'] {
  const { SMS_URL: url, SMS_METHOD: method, SMS_TOKEN: token } = env;
  if (url === undefined) {
    const alone = smsSettings.find((name) => env[name] !== undefined);
    if (alone !== undefined)
      throw new ConfigError(`SMS_URL must be set with ${alone}: texts would stay on this machine.`);
    return undefined;
  }
  if (method === 'GET' && !(url.includes('{to}') && url.includes('{text}')))
    throw new ConfigError('SMS_URL must say {to} and {text} where SMS_METHOD is GET.');
  if (env.SMS_INBOUND_SECRET === undefined)
    throw new ConfigError('SMS_INBOUND_SECRET must be set with SMS_URL: texts promise that STOP is heard.');
  const headers = {
    ...(method !== 'GET' && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...env.SMS_HEADERS,
  };
  return { url, method, headers, body: env.SMS_BODY ?? '{"to":"{to}","text":"{text}"}' };
}

function readInbound(env: Environment): Config['smsInbound'] {
  const {
    SMS_INBOUND_SECRET: secret,
    SMS_INBOUND_FIELDS: [from = '', text = ''],
  } = env;
  return secret === undefined ? undefined : { secret, from, text };
}

function readTurn({ TURN_URLS: urls, TURN_SECRET: secret, TURN_CREDENTIAL_MINUTES: minutes }: Environment) {
  if (urls.length > 0 && secret !== undefined) return { urls, secret, minutes };
  if (urls.length > 0) throw new ConfigError('TURN_SECRET must be set with TURN_URLS: relays take no stranger.');
  if (secret !== undefined) throw new ConfigError('TURN_URLS must be set with TURN_SECRET: there is no relay.');
  return undefined;
}

function readJitsi({ JITSI_URL: url, JITSI_APP_ID: id, JITSI_APP_SECRET: secret }: Environment): Config['jitsi'] {
  if ((id === undefined) !== (secret === undefined))
    throw new ConfigError('JITSI_APP_ID and JITSI_APP_SECRET must be set together.');
  if (url !== undefined) return { url, app: id === undefined || secret === undefined ? undefined : { id, secret } };
  if (id !== undefined) throw new ConfigError('JITSI_URL must be set with JITSI_APP_ID: there is no Jitsi server.');
  return undefined;
}

function readZoom({ ZOOM_SDK_KEY: key, ZOOM_SDK_SECRET: secret }: Environment): Config['zoomSdk'] {
  if ((key === undefined) !== (secret === undefined))
    throw new ConfigError('ZOOM_SDK_KEY and ZOOM_SDK_SECRET must be set together.');
  return key === undefined || secret === undefined ? undefined : { key, secret };
}

const s3Settings = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function readS3(env: Environment): Config['s3'] {
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
