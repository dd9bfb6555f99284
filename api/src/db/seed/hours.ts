import type { CallType } from 'shared-contracts/schemas/vocabulary';

export interface Hours {
  readonly weekday: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly callTypes: readonly CallType[];
}

const every: readonly CallType[] = ['video', 'call', 'in_person'];
const remote: readonly CallType[] = ['video', 'call'];
const on = (
  weekdays: readonly number[],
  startTime: string,
  endTime: string,
  callTypes: readonly CallType[] = every,
): Hours[] => weekdays.map((weekday) => ({ weekday, startTime, endTime, callTypes }));
const workdays = [1, 2, 3, 4, 5];

/** Weeks that real practices keep: lunch breaks, Saturday mornings, evening calls, hearings in the morning. */
export const weeks = {
  office: [...on(workdays, '09:00', '12:30'), ...on(workdays, '14:00', '18:00')],
  early: [...on(workdays, '07:30', '13:00'), ...on([6], '08:00', '12:00', ['in_person', 'call'])],
  evening: [...on([1, 2, 3, 4], '10:00', '13:00'), ...on([1, 2, 3, 4], '17:00', '20:30', remote)],
  deeds: [
    ...on(workdays, '08:30', '12:00', ['in_person']),
    ...on(workdays, '13:30', '17:30', ['in_person']),
    ...on([3, 5], '13:30', '17:00', ['video']),
  ],
  hearings: [...on(workdays, '14:30', '18:30'), ...on([6], '09:00', '12:30')],
  partTime: [
    ...on([2, 3, 4], '09:00', '12:00', remote),
    ...on([2, 3, 4], '13:00', '17:00', remote),
    ...on([6], '09:00', '12:30', ['in_person']),
  ],
  online: on(workdays, '12:00', '20:00', remote),
  north: [
    ...on(workdays, '08:30', '12:00'),
    ...on([1, 2, 3, 4], '13:00', '16:30'),
    ...on([2], '18:00', '20:00', ['video']),
  ],
  weekend: [...on([3, 4, 5], '10:00', '17:00'), ...on([6, 7], '10:00', '14:00', remote)],
} as const satisfies Readonly<Record<string, readonly Hours[]>>;

export type WeekName = keyof typeof weeks;
