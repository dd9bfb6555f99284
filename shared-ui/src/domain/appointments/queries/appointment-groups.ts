import { closedStatuses, type AppointmentStatus } from 'shared-contracts/processes/appointment-life-cycle';
import type { AppointmentQuery } from './appointment-client.ts';
import { periodOf, periodRange } from './periods.ts';

/** Groups of the list of all appointments. */
export const appointmentGroups = ['upcoming', 'waiting', 'past', 'closed'] as const;
export type AppointmentGroup = (typeof appointmentGroups)[number];

const statusesOf: Record<Exclude<AppointmentGroup, 'waiting'>, readonly AppointmentStatus[]> = {
  upcoming: ['accepted'],
  // A past accepted appointment still has to be marked as done.
  past: ['accepted', 'done', 'no_show'],
  closed: closedStatuses,
};

/** The group in a URL; `upcoming` by default. */
export const groupOf = (value: string | null): AppointmentGroup =>
  appointmentGroups.find((group) => group === value) ?? 'upcoming';

const earliest = (...values: (string | undefined)[]) =>
  values
    .filter((value) => value !== undefined)
    .sort()
    .at(0);

/** The API filter for `?group=…&period=…&cursor=…`; the periods are those of `timeZone`. */
export function queryOfSearch(search: URLSearchParams, now: Date, timeZone: string): AppointmentQuery {
  const group = groupOf(search.get('group'));
  const range = periodRange(periodOf(search.get('period')), now, timeZone);
  const present = now.toISOString();
  const to = earliest(range?.to, group === 'past' ? present : undefined);
  const cursor = search.get('cursor');
  return {
    ...(group === 'waiting' ? { awaitsAnswer: true } : { statuses: statusesOf[group] }),
    order: group === 'upcoming' || group === 'waiting' ? 'asc' : 'desc',
    ...(range === undefined ? {} : { from: range.from }),
    ...(to === undefined ? {} : { to }),
    // An appointment stays in the list until it ends.
    ...(group === 'upcoming' ? { endsAfter: present } : {}),
    ...(group === 'past' ? { endedBy: present } : {}),
    ...(cursor ? { cursor } : {}),
  };
}
