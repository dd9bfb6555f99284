import {
  availabilityException,
  availabilityExceptionInput,
  exceptionsOptions,
} from 'shared-contracts/schemas/availability';
import * as v from 'valibot';
import type { CallContext } from '../../generic/call-context.ts';
import { parseInput } from '../../generic/check-input.ts';
import { insertRow } from '../../generic/rows.ts';
import { defineTable } from '../../generic/table-module.ts';
import type { Row } from '../../generic/table-module.ts';
import { updateMasksAfter } from '../availability/update-masks-after.ts';
import { createBelowLimit, requireBelowLimit } from '../availability/require-below-limit.ts';
import { availabilityExceptionsPolicy } from './policy.ts';
import { lock } from '../../db/advisory-locks.ts';

/**
 * Days with other hours, or none; deleting one restores the weekly hours. create-many replaces the exceptions of its days, and
 * `?reopen=<date>,<date>` deletes those of others, so that many days can be changed in one call.
 */
export const availabilityExceptionsTable = defineTable({
  path: 'availability_exceptions',
  policy: availabilityExceptionsPolicy,
  row: availabilityException,
  create: {
    schema: () => availabilityExceptionInput,
    run: (context, input, write) =>
      updateMasksAfter(context, createBelowLimit(context, 'availabilityExceptions', input, write)),
  },
  createMany: {
    run: (context, inputs, options) =>
      updateMasksAfter(context, replaceDays(context, inputs, parseInput(exceptionsOptions, options).reopen)),
  },
  update: {
    schema: () => v.partial(availabilityExceptionInput),
    run: (context, { input }, write) => updateMasksAfter(context, write(input)),
  },
  remove: { run: (context, _before, write) => updateMasksAfter(context, write()) },
});

async function replaceDays(
  context: CallContext,
  inputs: readonly v.InferOutput<typeof availabilityExceptionInput>[],
  reopened: readonly string[] = [],
): Promise<Row[]> {
  const dates = [...inputs.map(({ date }) => date), ...reopened];
  if (dates.length === 0) return [];
  const professionalId = context.caller.userId ?? '';
  await lock(context.tx, `diary:${professionalId}`); // without the lock, two replacements of the same day would conflict
  await context.tx
    .deleteFrom('availabilityExceptions')
    .where('professionalId', '=', professionalId)
    .where('date', 'in', dates)
    .execute();
  await requireBelowLimit(context, 'availabilityExceptions', inputs.length);
  const rows: Row[] = [];
  for (const input of inputs) rows.push(await insertRow(context, availabilityExceptionsPolicy, input));
  return rows;
}
