import { availabilityExceptionInput } from 'shared-contracts/schemas/availability';
import * as v from 'valibot';
import type { CallContext } from '../../generic/call-context.ts';
import type { TableModule } from '../../generic/table-module.ts';
import { recomputeMasks } from '../availability/recompute-masks.ts';
import { availabilityExceptionsPolicy } from './policy.ts';

/** The masks follow whatever changes a day. The row's owner is the caller: the policy lets nobody else near it. */
async function andMasks<T>(context: CallContext, change: Promise<T>): Promise<T> {
  const changed = await change;
  if (context.caller.userId !== null) await recomputeMasks(context, context.caller.userId);
  return changed;
}

/** Days with other hours, or none; deleting one brings the week's hours back. */
export const availabilityExceptionsTable: TableModule = {
  path: 'availability_exceptions',
  policy: availabilityExceptionsPolicy,
  create: {
    schema: () => availabilityExceptionInput,
    run: (context, input, write) => andMasks(context, write(input)),
  },
  update: {
    schema: () => v.partial(availabilityExceptionInput),
    run: (context, { input }, write) => andMasks(context, write(input)),
  },
  remove: { run: (context, _before, write) => andMasks(context, write()) },
};
