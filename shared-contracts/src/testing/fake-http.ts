import * as v from 'valibot';
import type { HttpClient, RequestOptions } from '../platform/http-client.ts';
import { ProblemError } from '../platform/problem-error.ts';
import type { ErrorCode } from '../schemas/error-codes.ts';
import { problem } from '../schemas/problem.ts';

/** A call that the fake responded to. */
export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly options: RequestOptions;
}

/** Responds to a call; may be asynchronous, may throw a ProblemError (see {@link problemError}). */
export type FakeAnswer = (call: FakeCall) => unknown;

/** A client that responds from a table and records calls. */
export interface FakeHttp extends HttpClient {
  readonly calls: readonly FakeCall[];
  /** Sets or replaces the response of `METHOD /path`, e.g. `POST /slots`. A path may end in `*`. */
  on(route: string, answer: FakeAnswer): void;
}

/** An error as thrown by the real client. */
export const problemError = (
  code: ErrorCode,
  status: number,
  more: { errors?: { pointer: string; code: ErrorCode }[]; details?: Record<string, unknown> } = {},
): ProblemError => new ProblemError(v.parse(problem, { code, status, ...more }));

/**
 * The HTTP client of tests. Like the real one it validates the response against the schema, so that a test cannot pass
 * with a body that the API would never send. A call without a response fails the test with its name.
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
