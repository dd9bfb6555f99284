import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Address of the API host as browsers reach it, without a trailing slash. */
  readonly apiUrl: string;
  /** Address of the site as the public knows it, e.g. behind a proxy that ends TLS; canonical and hreflang links name it. */
  readonly publicOrigin: string | undefined;
  /** HSTS: seconds for which browsers use https only. */
  readonly hsts: { readonly seconds: number; readonly isAlways: boolean };
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Output of the shell's build: `browser/` and `node/`. */
  readonly shellDirectory: string;
  /** Remote store: `registry.json` and one directory per remote and version; a directory of this machine, or an address. */
  readonly store: { readonly directory: string } | { readonly address: string };
  /** Cache directory of the remote store: server builds and the last valid registry. */
  readonly storeCache: string;
  /** Directory of the shell's own strings. */
  readonly localesDirectory: string;
  /** Load reports are signed with the secret that the API shares; without it nothing is reported. */
  readonly telemetry: { readonly secret: string; readonly oneIn: number } | undefined;
  /** Longest render time on the server, in ms; after it the browser renders the page. */
  readonly renderDeadline: number;
  /** Factor of the deadlines of a load, here and in browsers. */
  readonly deadlineScale: number;
  /** With hot reload nothing is cached or rendered here, and the bundles come from their dev servers. */
  readonly devShellScript: string | undefined;
  /** Origin of the Jitsi server that the API has too: pages may show its rooms. */
  readonly jitsi: string | undefined;
  /** Overrides of remotes and the developers’ panel; never in production. */
  readonly hasDeveloperTools: boolean;
}

const addressOf = (name: string, text: string): string => {
  const url = URL.parse(text);
  if (url === null || url.search !== '' || url.hash !== '')
    throw new Error(
      `${name} is "${text}"; set it to a directory or to an address such as https://remotes.nimbia.example/store.`,
    );
  return url.href.replace(/\/+$/, '');
};

const originOf = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new Error(`${name} is "${text}"; set it to an address such as https://nimbia.example, without a path.`);
  return url.origin;
};

/** HSTS is always sent in production, even where a proxy does not tell that it speaks https. */
const hstsOf = ({
  HSTS_SECONDS: text = '31536000',
  NODE_ENV: environment,
  PUBLIC_ORIGIN: origin = '',
}: NodeJS.ProcessEnv) => {
  if (!/^\d{1,8}$/.test(text)) throw new Error(`HSTS_SECONDS is "${text}"; set it to a whole number of seconds.`);
  return { seconds: Number(text), isAlways: environment === 'production' || origin.startsWith('https:') };
};

const storeOf = (place: string): Settings['store'] =>
  /^https?:/.test(place) ? { address: addressOf('REMOTE_STORE', place) } : { directory: resolve(place) };

const telemetryOf = (secret: string | undefined, sample: string): Settings['telemetry'] => {
  if (!/^(?:[1-9]\d?|100)$/.test(sample))
    throw new Error(`LOAD_SAMPLE is "${sample}"; set it to a whole number from 1 to 100.`);
  return secret === undefined || secret === '' ? undefined : { secret, oneIn: Number(sample) };
};

const deadlineOf = (text: string): number => {
  if (!/^[1-9]\d{1,5}$/.test(text))
    throw new Error(`RENDER_DEADLINE_MS is "${text}"; set it to a whole number from 10 to 999999.`);
  return Number(text);
};

const scaleOf = (text: string): number => {
  if (!/^[1-9]\d?$/.test(text))
    throw new Error(`LOAD_DEADLINE_SCALE is "${text}"; set it to a whole number from 1 to 99.`);
  return Number(text);
};

const hasDeveloperTools = ({ DEVELOPER_TOOLS: text = '', NODE_ENV: environment }: NodeJS.ProcessEnv): boolean => {
  if (!['', 'on', 'off'].includes(text)) throw new Error(`DEVELOPER_TOOLS is "${text}"; set it to on or off.`);
  if (text === 'on' && environment === 'production')
    throw new Error('DEVELOPER_TOOLS is on and NODE_ENV is production; set one of them to something else.');
  return text === 'on';
};

/** The server's settings from the environment, each with a default that works on a fresh clone. @throws Error with one sentence about the one that cannot be used */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const dist = env['NIMBIA_DIST'] ?? join(root, 'dist');
  return {
    port: Number(env['PORT'] ?? 3000),
    host: env['HOST'] ?? 'localhost',
    apiUrl: (env['API_URL'] ?? `http://localhost:${env['API_PORT'] ?? '4000'}`).replace(/\/+$/, ''),
    hsts: hstsOf(env),
    trustedProxies: (env['TRUSTED_PROXIES'] ?? '').split(',').flatMap((address) => address.trim() || []),
    publicOrigin: originOf('PUBLIC_ORIGIN', env['PUBLIC_ORIGIN']),
    shellDirectory: join(dist, 'shell'),
    store: storeOf(env['REMOTE_STORE'] || join(dist, 'store')),
    storeCache: join(dist, 'store-cache'),
    localesDirectory: join(root, 'shell/src/locales'),
    telemetry: telemetryOf(env['TELEMETRY_SECRET'], env['LOAD_SAMPLE'] || '10'),
    renderDeadline: deadlineOf(env['RENDER_DEADLINE_MS'] || '3000'),
    deadlineScale: scaleOf(env['LOAD_DEADLINE_SCALE'] || '1'),
    devShellScript: env['DEV_SHELL_SCRIPT'],
    jitsi: originOf('JITSI_URL', env['JITSI_URL']),
    hasDeveloperTools: hasDeveloperTools(env),
  };
}
