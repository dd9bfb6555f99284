import { sql } from 'kysely';
import type * as v from 'valibot';
import { waitingLimits } from 'shared-contracts/processes/waiting-limits';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import type { waitingInput } from 'shared-contracts/schemas/waiting-input';
import { lock } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { shownColumns } from '../../generic/rows.ts';
import { invalidAt, Problem } from '../../http/problem.ts';
import { requireConfirmed } from '../auth/email-confirmations.ts';
import { dayNumber } from '../availability/schedule.ts';
import { requireListed } from '../documents/is-listed.ts';
import { windowEnd } from './find-time.ts';
import { offerTimes } from './offer-times.ts';
import { waitingEntriesPolicy } from './policy.ts';

type Input = v.InferOutput<typeof waitingInput>;

/**
 * A client waits for a time. One that is free already is offered at once, in the order of asking. Asking for the same again returns the first.
 * @throws Problem 403 EMAIL_NOT_CONFIRMED, 409 NOT_VERIFIED, CONSULTATION_NOT_OFFERED, TOO_MANY_ENTRIES and TOO_MANY_ENTRIES_HERE, 422.
 */
export function enterList(context: CallContext, input: Input): Promise<Row> {
  const { now, services } = context;
  const clientId = String(context.caller.userId);
  const { professionalId } = input;
  return context.asSystem(async (tx) => {
    await lock(tx, `requests:${clientId}`, `diary:${professionalId}`);
    await requireConfirmed(tx, clientId, services.config);
    await requireListed(tx, professionalId);
    const again = await sameOpen(tx, clientId, input);
    if (again) return shownColumns(context, waitingEntriesPolicy, again);
    const endsAt = await requireWindow(tx, input, now);
    await requireRoom(tx, clientId, professionalId);
    const { id } = await tx
      .insertInto('waitingEntries')
      .values({ ...input, clientId, endsAt, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await offerTimes(tx, professionalId, { config: services.config, now }, [clientId]);
    const row = await tx.selectFrom('waitingEntries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return shownColumns(context, waitingEntriesPolicy, row);
  });
}

/** Waiting twice for the same is waiting once. */
const sameOpen = (tx: Tx, clientId: string, input: Input) =>
  tx
    .selectFrom('waitingEntries')
    .selectAll()
    .where('clientId', '=', clientId)
    .where('professionalId', '=', input.professionalId)
    .where('consultationId', '=', input.consultationId)
    .where('firstDay', '=', input.firstDay)
    .where('lastDay', '=', input.lastDay)
    .where('fromTime', '=', input.fromTime)
    .where('untilTime', '=', input.untilTime)
    .where('callTypes', '=', sql<CallType[]>`${input.callTypes}::text[]`)
    .where('state', 'in', ['waiting', 'offered'])
    .executeTakeFirst();

/** Returns when the window is over. */
async function requireWindow(tx: Tx, input: Input, now: Date): Promise<Date> {
  const offered = await tx
    .selectFrom('consultations')
    .innerJoin('professionals', 'professionals.id', 'consultations.professionalId')
    .select(['timeZone', 'consultations.callTypes'])
    .where('consultations.id', '=', input.consultationId)
    .where('professionalId', '=', input.professionalId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!offered || !input.callTypes.some((callType) => offered.callTypes.includes(callType)))
    throw new Problem(409, 'CONSULTATION_NOT_OFFERED');
  const endsAt = windowEnd(offered.timeZone, input.lastDay, input.untilTime);
  if (endsAt <= now) throw invalidAt('/lastDay', 'RANGE_INVALID');
  const days = dayNumber(input.lastDay) - dayNumber(input.firstDay) + 1;
  const ahead = dayNumber(input.lastDay) - dayNumber(now.toISOString().slice(0, 10));
  if (days > waitingLimits.days || ahead > 366)
    throw invalidAt('/lastDay', 'LIMIT_EXCEEDED', { max: waitingLimits.days });
  return endsAt;
}

/** @throws Problem 409 TOO_MANY_ENTRIES and TOO_MANY_ENTRIES_HERE. The client's requests are locked. */
export async function requireRoom(tx: Tx, clientId: string, professionalId: string): Promise<void> {
  const open = await tx
    .selectFrom('waitingEntries')
    .select('professionalId')
    .where('clientId', '=', clientId)
    .where('state', 'in', ['waiting', 'offered'])
    .execute();
  const here = open.filter((one) => one.professionalId === professionalId).length;
  if (here >= waitingLimits.here)
    throw new Problem(409, 'TOO_MANY_ENTRIES_HERE', { details: { limit: waitingLimits.here } });
  if (open.length >= waitingLimits.all)
    throw new Problem(409, 'TOO_MANY_ENTRIES', { details: { limit: waitingLimits.all } });
}
