import {
  availabilityException,
  availabilityExceptionInput,
  exceptionsOptions,
} from 'shared-contracts/schemas/availability';
import type { WallRange } from 'shared-contracts/schemas/availability';
import * as v from 'valibot';
import type { CallContext } from '../../generic/call-context.ts';
import { parseInput } from '../../http/parse-input.ts';
import { insertRow } from '../../generic/rows.ts';
import { defineTable } from '../../generic/table-module.ts';
import type { Row } from '../../generic/table-module.ts';
import { lockOwnDiary } from '../availability/lock-own-diary.ts';
import { updateMasksAfter } from '../availability/update-masks-after.ts';
import { createBelowLimit, requireBelowLimit } from '../availability/require-below-limit.ts';
import { availabilityExceptionsPolicy } from './policy.ts';
import { requireSubstitutes } from './check-substitutes.ts';
import { presentSubstitutes } from './present-substitutes.ts';

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
    async run(context, input, write) {
      const [day = input] = await requireSubstitutes(context, [input]);
      return updateMasksAfter(context, () => createBelowLimit(context, 'availabilityExceptions', day, write));
    },
  },
  createMany: {
    run: (context, inputs, options) =>
      updateMasksAfter(context, () => replaceDays(context, inputs, parseInput(exceptionsOptions, options).reopen)),
  },
  update: {
    schema: () => v.partial(availabilityExceptionInput),
    lock: lockOwnDiary,
    async run(context, { before, input }, write) {
      const ranges = input.ranges ?? (before.ranges as WallRange[]);
      if (ranges.length > 0) return updateMasksAfter(context, () => write({ ...input, substituteId: null }));
      const { substituteId } = input;
      if (substituteId) await requireSubstitutes(context, [{ ranges, substituteId }]);
      return updateMasksAfter(context, () => write(input));
    },
  },
  present: presentSubstitutes,
  remove: { run: (context, _before, write) => updateMasksAfter(context, write) },
});

/** Under the diary's lock: two replacements of the same day would conflict. */
async function replaceDays(
  context: CallContext,
  inputs: readonly v.InferOutput<typeof availabilityExceptionInput>[],
  reopened: readonly string[] = [],
): Promise<Row[]> {
  const dates = [...inputs.map(({ date }) => date), ...reopened];
  if (dates.length === 0) return [];
  const professionalId = context.caller.userId ?? '';
  await context.tx
    .deleteFrom('availabilityExceptions')
    .where('professionalId', '=', professionalId)
    .where('date', 'in', dates)
    .execute();
  await requireBelowLimit(context, 'availabilityExceptions', inputs.length);
  const days = await requireSubstitutes(context, inputs, (index) => `/${index}`);
  const rows: Row[] = [];
  for (const input of days) rows.push(await insertRow(context, availabilityExceptionsPolicy, input));
  return rows;
}
