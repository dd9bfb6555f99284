import type { FastifyBaseLogger } from 'fastify';
import { become, runAs } from '../db/run-as.ts';
import type { Tx } from '../db/run-as.ts';
import type { Caller } from '../db/roles.ts';
import { holdAccount } from '../modules/auth/hold-account.ts';
import type { PolicyScope } from '../policy/policy.ts';
import type { Services } from '../services.ts';

/** What a command or presenter works with: the caller's transaction. */
export interface CallContext {
  readonly tx: Tx;
  readonly caller: Caller;
  /** Whose rights `tx` has now. */
  readonly scope: PolicyScope;
  readonly services: Services;
  readonly log: FastifyBaseLogger;
  readonly now: Date;
  /** Runs a step with our own code's rights, inside the same transaction; the caller's come back afterwards. */
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Changes whose rights the following statements have. */
  as(scope: PolicyScope): Promise<CallContext>;
}

export interface CallRequest {
  readonly caller: Caller;
  readonly services: Services;
  readonly log: FastifyBaseLogger;
}

const transient = new Set(['40001', '40P01']);

/** One transaction for one call; tried again when PostgreSQL says that it only collided with another. */
export async function inCall<T>(
  request: CallRequest,
  scope: PolicyScope,
  work: (context: CallContext) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runAs(request.services.db, request.caller, (tx) => work(contextOf(request, tx, scope)), scope);
    } catch (error) {
      if (attempt === 3 || !(error instanceof Error) || !('code' in error) || !transient.has(String(error.code)))
        throw error;
      request.log.warn({ code: error.code, attempt }, 'transaction collided, trying again');
    }
  }
}

/** As `inCall`, for a call that writes: the account that it writes for is there until the commit. @throws Problem 401 */
export function inWrite<T>(
  request: CallRequest,
  scope: PolicyScope,
  work: (context: CallContext) => Promise<T>,
): Promise<T> {
  const { userId } = request.caller;
  return inCall(request, scope, async (context) => {
    if (userId !== null) await context.asSystem((tx) => holdAccount(tx, userId));
    return work(context);
  });
}

function contextOf(request: CallRequest, tx: Tx, scope: PolicyScope): CallContext {
  const { caller } = request;
  return {
    ...request,
    tx,
    scope,
    now: request.services.now(),
    async asSystem(work) {
      await become(tx, 'system', caller.userId);
      const result = await work(tx);
      await become(tx, scope, caller.userId);
      return result;
    },
    async as(other) {
      await become(tx, other, caller.userId);
      return contextOf(request, tx, other);
    },
  };
}
