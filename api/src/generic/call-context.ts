import type { FastifyBaseLogger } from 'fastify';
import { inTransaction } from '../db/run-as.ts';
import type { Rights, Tx } from '../db/run-as.ts';
import type { Caller } from '../db/roles.ts';
import type { PolicyScope } from '../policy/policy.ts';
import type { Services } from '../services/services.ts';

/** What commands and presenters work with: the caller's transaction. */
export interface CallContext {
  /** Runs statements with the rights of `scope`, inside `asSystem` too. */
  readonly tx: Tx;
  readonly caller: Caller;
  readonly scope: PolicyScope;
  readonly services: Services;
  readonly log: FastifyBaseLogger;
  readonly now: Date;
  /** Runs `work` in the same transaction with the system's rights. Never pass a caller's criteria into it. */
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same call with the rights of another scope. */
  as(scope: PolicyScope): CallContext;
}

export interface CallRequest {
  readonly caller: Caller;
  readonly services: Services;
  readonly log: FastifyBaseLogger;
}

const transient = new Set(['40001', '40P01']);

/** One transaction per call, retried on serialization failures and deadlocks. */
export async function inCall<T>(
  request: CallRequest,
  scope: PolicyScope,
  work: (context: CallContext) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(request.services.db, request.caller.userId, (rights) =>
        work(contextOf(request, rights, scope)),
      );
    } catch (error) {
      if (attempt === 3 || !(error instanceof Error) || !('code' in error) || !transient.has(String(error.code)))
        throw error;
      request.log.warn({ code: error.code, attempt }, 'transaction conflict, retrying');
    }
  }
}

/** As `inCall`, for calls that write: the caller's account cannot be deleted before the commit. @throws Problem 401 */
export function inWriteCall<T>(
  request: CallRequest,
  scope: PolicyScope,
  work: (context: CallContext) => Promise<T>,
): Promise<T> {
  const { userId } = request.caller;
  const { holdAccount } = request.services.hooks;
  return inCall(request, scope, async (context) => {
    if (userId !== null) await context.asSystem((tx) => holdAccount(tx, userId));
    return work(context);
  });
}

function contextOf(request: CallRequest, rights: Rights, scope: PolicyScope): CallContext {
  return {
    ...request,
    tx: rights(scope),
    scope,
    now: request.services.now(),
    asSystem: (work) => work(rights('system')),
    as: (other) => contextOf(request, rights, other),
  };
}
