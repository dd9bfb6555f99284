import type { HttpClient } from 'shared-contracts/platform/http-client';
import type { Telemetry } from 'shared-contracts/platform/platform';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { asCancelled } from 'shared-contracts/processes/was-cancelled';
import * as v from 'valibot';
import { networkError } from './network-error.ts';
import type { Call, Send, SendOptions } from './send-with-ky.ts';
import type { RefreshToken } from './create-token-refresh.ts';

export interface HttpClientOptions {
  readonly send: Send;
  readonly refresh: RefreshToken;
  readonly telemetry: Telemetry;
  readonly token: () => string | null;
  /** Whose session the tab has, and whose the browser has, which another tab may have changed just now. */
  readonly person: () => { readonly here: string | null; readonly stored: string | null };
  /** Whether the person ended the session of this document, here or in another tab, rather than the API. */
  readonly hasSignedOut: () => boolean;
  /** Whether the page on screen is one of an area: what is refused there for an old token is not asked as a visitor. */
  readonly isInArea: () => boolean;
}

const loadClient = () => import('./send-with-ky.ts');

/** Loads the client’s code ahead. When that fails, the call that needs it reports it. */
export const preloadClient = (): void => void loadClient().catch(() => undefined);

/** The client is loaded with the first call: a server-rendered page makes none before it is interactive. */
export function createSend(options: SendOptions): Send {
  return async (call) => {
    const client = await loadClient().catch((error: unknown) => {
      // Its code failed to load: a network failure as well.
      throw call.signal?.aborted === true ? asCancelled(error) : networkError(error);
    });
    return client.sendWithKy(options, call);
  };
}

/** Calls of the API that only read, but whose question is too long for an address. */
const reads =
  /^\/(?:pro\/get-all\/\w+|(?:base\/)?\w+\/(?:find-by|find-one-by|aggregate|count|search|lawyer-filter)|slots|earliest|facets|suggestions(?:\/\w+)?)$/u;

/** Whether a call changes nothing, so that it may be made twice, and that nobody misses it once its page goes. */
const isRead = ({ method, path }: Call): boolean => method === 'GET' || (method === 'POST' && reads.test(path));

/** These open a session or need none: an old token must not be sent. */
const tokenFree = new Set(['/auth/login', '/auth/register', '/auth/refresh', '/auth/forgot', '/auth/reset']);

const isTokenExpired = (error: unknown): boolean =>
  error instanceof ProblemError &&
  error.problem.status === 401 &&
  (error.code === 'UNAUTHENTICATED' || error.code === 'TOKEN_EXPIRED');

/** What a read throws whose session the person ended, or another person's replaced: its page goes. */
const sessionEnded = (): DOMException => asCancelled(new DOMException('The session has ended', 'AbortError'));

/**
 * The HTTP client of the contracts: bearer token, one refresh and retry on 401, responses validated against their
 * schema.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { send, refresh, telemetry, token, person, hasSignedOut, isInArea } = options;

  const attempt = async (call: Call, isAnswer: (answer: unknown) => boolean): Promise<unknown> => {
    const asker = person().here;
    // An area is left when its person signs out; until then its page may go on asking.
    const isTooLate = call.token === null && isRead(call) && isInArea() && hasSignedOut();
    try {
      return await send(call);
    } catch (error) {
      if (!isTokenExpired(error)) throw error;
      if (call.token === null) throw isTooLate ? sessionEnded() : error;
      const fresh = await refresh(call.token);
      // Never with the token of somebody else, who has signed in since.
      const isOthers = asker !== null && person().stored !== asker;
      if (fresh !== null && !isOthers) return send({ ...call, token: fresh });
      if (!isRead(call)) throw error;
      const refused = fresh !== null || hasSignedOut() ? sessionEnded() : error;
      // The session is over. What anybody may read is answered all the same; the rest is refused as before.
      if (fresh !== null || isInArea()) throw refused;
      const answer = await send({ ...call, token: null }).catch(() => {
        throw refused;
      });
      if (!isAnswer(answer)) throw refused;
      return answer;
    }
  };

  return {
    async request(method, path, schema, options = {}) {
      const call: Call = { method, path, token: tokenFree.has(path) ? null : token(), ...options };
      const answer = await attempt(call, (candidate) => v.is(schema, candidate));
      const result = v.safeParse(schema, answer);
      if (result.success) return result.output;
      const error = new ProblemError(
        { status: 502, code: 'INTERNAL', errors: [] },
        { cause: new v.ValiError(result.issues) },
      );
      telemetry.error(error, { call: `${method} ${path}`, issue: v.getDotPath(result.issues[0]) ?? 'the whole body' });
      throw error;
    },
  };
}
