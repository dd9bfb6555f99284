import type { HttpClient } from 'shared-contracts/platform/http-client';
import type { Telemetry } from 'shared-contracts/platform/platform';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import * as v from 'valibot';
import type { Call, Send } from './create-send.ts';
import type { RefreshToken } from './create-token-refresh.ts';
import { isRead } from './is-read.ts';

export interface HttpClientOptions {
  readonly send: Send;
  readonly refresh: RefreshToken;
  readonly telemetry: Telemetry;
  readonly token: () => string | null;
  /** Whether what was refused for this token may be asked as a visitor. */
  readonly mayAskAsVisitor: (stale: string) => boolean;
}

/** These open a session or need none: an old token must not be sent. */
const tokenFree = new Set(['/auth/login', '/auth/register', '/auth/refresh', '/auth/forgot', '/auth/reset']);

const isTokenExpired = (error: unknown): boolean =>
  error instanceof ProblemError &&
  error.problem.status === 401 &&
  (error.code === 'UNAUTHENTICATED' || error.code === 'TOKEN_EXPIRED');

/**
 * The HTTP client of the contracts: bearer token, one refresh and retry on 401, responses validated against their
 * schema.
 */
export function createHttpClient({ send, refresh, telemetry, token, mayAskAsVisitor }: HttpClientOptions): HttpClient {
  const attempt = async (call: Call, isAnswer: (answer: unknown) => boolean): Promise<unknown> => {
    try {
      return await send(call);
    } catch (error) {
      if (call.token === null || !isTokenExpired(error)) throw error;
      const fresh = await refresh(call.token);
      if (fresh !== null) return send({ ...call, token: fresh });
      // The session is over. What anybody may read is answered all the same; the rest is refused as before.
      if (!isRead(call) || !mayAskAsVisitor(call.token)) throw error;
      const answer = await send({ ...call, token: null }).catch(() => {
        throw error;
      });
      if (!isAnswer(answer)) throw error;
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
