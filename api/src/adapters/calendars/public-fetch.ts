import dns from 'node:dns';
import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { CalendarFailure } from './calendar-reader.ts';
import { isPublicAddress } from './is-public-address.ts';

const REDIRECTS = 5;

export interface PublicFetchLimits {
  /** Of all answers together. */
  readonly bytes: number;
  /** Of all calls together. */
  readonly milliseconds: number;
}

export type ResolveAddresses = (host: string) => Promise<LookupAddress[]>;
const resolveAddresses: ResolveAddresses = (host) => dns.promises.lookup(host, { all: true });

/**
 * A `fetch` for addresses that users enter: https to public addresses only, checked again at each redirect. It connects to
 * the address that it checked, against DNS rebinding. `trusted` servers (`host:port`) may be private and speak http.
 */
export function publicFetch(
  trusted: readonly string[],
  { bytes, milliseconds }: PublicFetchLimits,
  resolve: ResolveAddresses = resolveAddresses,
): typeof fetch {
  const signal = AbortSignal.timeout(milliseconds);
  let left = bytes;
  const lookup: LookupFunction = (host, options, callback) => {
    resolve(host)
      .then((found) => {
        if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
          throw new CalendarFailure('not_allowed');
        const [first] = found as [LookupAddress];
        if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      })
      .catch((error: Error) => callback(error, '', 0));
  };
  const send = async (url: URL, init: Sent): Promise<IncomingMessage> => {
    const isTrusted = trusted.includes(url.host);
    const host = url.hostname.replace(/^\[|\]$/gu, '');
    const isAllowed =
      url.username === '' &&
      url.password === '' &&
      (isTrusted
        ? ['http:', 'https:'].includes(url.protocol)
        : url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host)));
    if (!isAllowed) throw new CalendarFailure('not_allowed');
    const options: RequestOptions = {
      method: init.method,
      headers: { ...Object.fromEntries(init.headers), 'accept-encoding': 'identity', 'user-agent': 'Nimbia calendars' },
      signal,
      agent: false,
      ...(!isTrusted && { lookup }),
    };
    return new Promise((done, fail) => {
      const request = (url.protocol === 'https:' ? https : http).request(url, options, done);
      request.once('error', fail);
      request.end(init.body);
    });
  };
  const read = async (answer: IncomingMessage): Promise<Buffer> => {
    const chunks: Buffer[] = [];
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      left -= chunk.length;
      if (left < 0) throw new CalendarFailure('too_large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  };
  const follow = async (url: URL, init: Sent, redirects: number): Promise<Response> => {
    const answer = await send(url, init);
    const status = answer.statusCode ?? 500;
    const { location } = answer.headers;
    if (status >= 300 && status < 400 && location !== undefined && init.redirect !== 'manual') {
      answer.destroy();
      if (redirects === REDIRECTS || !URL.canParse(location, url.href)) throw new CalendarFailure('unreachable');
      const next = new URL(location, url);
      const headers = new Headers(init.headers);
      if (next.origin !== url.origin) headers.delete('authorization');
      const isGet = status === 303;
      return follow(
        next,
        isGet ? { ...init, headers, method: 'GET', body: undefined } : { ...init, headers },
        redirects + 1,
      );
    }
    const body = await read(answer);
    const hasBody = ![204, 205, 304].includes(status) && status >= 200;
    return new Response(hasBody ? new Uint8Array(body) : null, { status, headers: headersOf(answer) });
  };
  return async (input, init = {}) => {
    try {
      const url = new URL(input instanceof Request ? input.url : String(input));
      return await follow(
        url,
        {
          method: init.method ?? 'GET',
          headers: new Headers(init.headers),
          body: typeof init.body === 'string' ? init.body : undefined,
          redirect: init.redirect,
        },
        0,
      );
    } catch (error) {
      throw error instanceof CalendarFailure ? error : new CalendarFailure('unreachable', { cause: error });
    }
  };
}

interface Sent {
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly redirect: RequestInit['redirect'];
}

function headersOf({ headers }: IncomingMessage): Headers {
  const copy = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') copy.set(name, value);
  return copy;
}
