import type { Slot } from 'shared-contracts/schemas/slots';
import type { WaitingEntry } from 'shared-contracts/schemas/waiting';
import type { ApiDriver, Signed } from './api-driver.ts';
import { clockOf, dateOf } from './diary.ts';

/** The client waits for exactly one time, on the clock of the practice. */
export async function waitForTime(
  api: ApiDriver,
  { token }: Signed,
  { id: professionalId, timeZone }: { readonly id: string; readonly timeZone: string },
  { startsAt }: Slot,
): Promise<WaitingEntry> {
  const day = dateOf(startsAt, timeZone);
  const clock = clockOf(startsAt, timeZone);
  const { consultationId } = await api.offer(professionalId);
  const body = {
    ...{ professionalId, consultationId, firstDay: day, lastDay: day, callTypes: ['video'] },
    ...{ fromTime: clock, untilTime: `${clock.slice(0, 4)}${Number(clock.slice(4)) + 1}` },
  };
  return api.call('POST', '/base/waiting_entries/create', body, token);
}
