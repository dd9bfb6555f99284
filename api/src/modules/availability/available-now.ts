import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { availableForHours } from 'shared-contracts/processes/available-now';

const HOUR = 3_600_000;

/** Switches that still hold were set after this. */
const switchedOnAfter = (now: Date): Date => new Date(now.getTime() - availableForHours * HOUR);

/** A row of `professionals` is switched on; few are, and an index finds them. */
const isSwitchedOn = (now: Date) => sql<boolean>`professionals.available_since > ${switchedOnAfter(now)}::timestamptz`;

const states = (ids: RawBuilder<unknown>, now: Date) => sql`available_states(${ids}, ${now}::timestamptz) as state`;

/** Of one row; null for those who are not switched on. */
const ofRow = <T>(value: string, now: Date) =>
  sql<T | null>`(case when ${isSwitchedOn(now)} then (
    select ${sql.ref(`state.${value}`)} from ${states(sql`array[professionals.id]`, now)}
  ) end)`;

/** Until when somebody is available now; null when they are not. The definition is in migration 025. */
export const availableUntil = (now: Date): RawBuilder<Date | null> => ofRow<Date>('available_until', now);

/** What keeps somebody who is switched on from being available now. */
export const notAvailableBecause = (now: Date): RawBuilder<string | null> => ofRow<string>('reason', now);

/** What a row shows. */
export const availableNow = (now: Date): RawBuilder<boolean> => sql<boolean>`(${availableUntil(now)} is not null)`;

/** The ids of those rows of `from`, which has `professionals`, that match and are available now; asked once for all of them. */
export const availableAmong = (
  from: RawBuilder<unknown>,
  matching: RawBuilder<boolean>,
  now: Date,
): RawBuilder<unknown> => {
  const switchedOn = sql`array(select professionals.id from ${from} where ${isSwitchedOn(now)} and ${matching})`;
  return sql`select state.professional from ${states(switchedOn, now)} where state.available_until is not null`;
};

/** Whether a switch that was set at `since` still holds. */
export const switchHolds = (since: Date | null, now: Date): boolean => since !== null && since > switchedOnAfter(now);
