import * as v from 'valibot';
import type { HttpClient, RequestOptions } from '../platform/http-client.ts';
import { ProblemError } from '../platform/problem-error.ts';
import type { ErrorCode } from '../schemas/error-codes.ts';
import { problem } from '../schemas/problem.ts';

/** A call that the fake answered. */
export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly options: RequestOptions;
}

/** Answers a call; may be asynchronous, may throw a ProblemError (see {@link problemError}). */
export type FakeAnswer = (call: FakeCall) => unknown;

/** A client that answers from a table and remembers what was asked. */
export interface FakeHttp extends HttpClient {
  readonly calls: readonly FakeCall[];
  /** Sets or replaces the answer of `METHOD /path`, e.g. `POST /slots`. A path may end in `*`. */
  on(route: string, answer: FakeAnswer): void;
}

/** An error as the real client throws it. */
export const problemError = (
  code: ErrorCode,
  status: number,
  more: { errors?: { pointer: string; code: ErrorCode }[]; details?: Record<string, unknown> } = {},
): ProblemError => new ProblemError(v.parse(problem, { code, status, ...more }));

/**
 * The HTTP client of tests. As the real one it checks the answer against the schema, so that a test cannot pass on a body that
 * the API would never send. A call without an answer fails the test by naming itself.
 */
export function fakeHttp(routes: Readonly<Record<string, FakeAnswer>> = {}): FakeHttp {
  const answers = new Map(Object.entries(routes));
  const calls: FakeCall[] = [];
  const find = (name: string): FakeAnswer | undefined =>
    answers.get(name) ??
    [...answers].find(([route]) => route.endsWith('*') && name.startsWith(route.slice(0, -1)))?.[1];
  return {
    calls,
    on: (route, answer) => void answers.set(route, answer),
    async request(method, path, schema, options = {}) {
      const call = { method, path, options };
      calls.push(call);
      const answer = find(`${method} ${path}`);
      if (!answer) throw new Error(`The fake has no answer for ${method} ${path}`);
      return v.parse(schema, await answer(call));
    },
  };
}
