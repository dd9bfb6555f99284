import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { ProfessionalSlots } from 'shared-contracts/schemas/availability';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { fetchSlots } from '../../data/fetch-slots.ts';
import { settle, type Settled } from '../../data/settle.ts';
import { slotHolder } from '../../data/slot-holder.ts';

const DAYS = 7;

/** Undefined where the API says nothing of the professional. */
export type WeekOfSlots = Settled<ProfessionalSlots | undefined>;

/** Midnight at the start of a calendar date on the device's clock: the visitor's zone is the device's. */
const midnight = (date: string, days = 0): Date => {
  const at = new Date(`${date}T00:00:00`);
  at.setDate(at.getDate() + days);
  return at;
};

/** `YYYY-MM-DD` of a moment on the device's clock. */
export const localDate = (at: Date): string =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;

/** The date `days` after another. */
export const daysAfter = (date: string, days: number): string => localDate(midnight(date, days));

/** The free slots of seven days from a date; undefined while they are fetched. Browser only: it reads the clock. */
export function useWeekOfSlots(professionalId: string, callType: CallType | null, from: string) {
  const { http } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const asked = `${professionalId} ${callType ?? ''} ${from} ${attempt}`;
  const [answer, setAnswer] = useState<{
    readonly asked: string;
    readonly week: WeekOfSlots;
  }>();
  useEffect(() => {
    const controller = new AbortController();
    const window = {
      from: new Date(Math.max(midnight(from).getTime(), Date.now())).toISOString(),
      to: midnight(from, DAYS).toISOString(),
    };
    const query = {
      professionalIds: [professionalId],
      ...window,
      ...(callType === null ? {} : { callType }),
      limit: 2000,
      holder: slotHolder(),
    };
    settle(fetchSlots(http, query, controller.signal)).then(
      (found) => setAnswer({ asked, week: found.ok ? { ok: true, value: found.value[0] } : found }),
      (error: unknown) => {
        if (!controller.signal.aborted) setAnswer({ asked, week: { ok: false, code: 'INTERNAL' } });
        return error;
      },
    );
    return () => controller.abort();
  }, [http, professionalId, callType, from, asked]);
  return { week: answer?.asked === asked ? answer.week : undefined, retry: () => setAttempt(attempt + 1) };
}
