import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Slot } from 'shared-contracts/schemas/slots';
import { fetchSlots } from 'shared-ui/domain/appointments/queries/find-slots.ts';
import type { OfferedConsultation } from '../../../booking/list-consultations.ts';
import { settle, type Settled } from '../../../loading/settle.ts';
import { slotHolder } from '../../../booking/slot-holder.ts';

export const WINDOW_DAYS = 14;
/** Latest day that a URL may ask for; nobody can be booked later. */
export const FARTHEST = 366;

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

export interface FreeSlots {
  readonly slots: readonly Slot[];
  /** The first one after a window without any. */
  readonly next: Slot | null;
}

/** The first window: from today, unless the slot of the URL lies behind it. */
function firstDay(today: string, slot: string | null): string {
  const day = slot === null ? today : localDate(new Date(slot));
  return day < daysAfter(today, WINDOW_DAYS) || day > daysAfter(today, FARTHEST) ? today : day;
}

/**
 * The free slots of a consultation, fourteen days at a time; `found` is undefined while they are fetched. Browser only: it reads the
 * clock.
 */
export function useFreeSlots(professionalId: string, { id: consultationId }: OfferedConsultation, slot: string | null) {
  const { http } = usePlatform();
  const [today] = useState(() => localDate(new Date()));
  const [from, setFrom] = useState(() => firstDay(today, slot));
  const [attempt, setAttempt] = useState(0);
  const asked = `${professionalId} ${consultationId} ${from} ${attempt}`;
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly found: Settled<FreeSlots> }>();
  useEffect(() => {
    const controller = new AbortController();
    const query = {
      professionalIds: [professionalId],
      consultationId,
      from: new Date(Math.max(midnight(from).getTime(), Date.now())).toISOString(),
      to: midnight(from, WINDOW_DAYS).toISOString(),
      limit: 2000,
      holder: slotHolder(),
    };
    settle(fetchSlots(http, query, controller.signal)).then(
      (found) => {
        if (!found.ok) return setAnswer({ asked, found });
        const { slots = [], next = null } = found.value[0] ?? {};
        setAnswer({ asked, found: { ok: true, value: { slots, next } } });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setAnswer({ asked, found: { ok: false, code: 'INTERNAL' } });
        return error;
      },
    );
    return () => controller.abort();
  }, [http, professionalId, consultationId, from, asked]);
  const found = answer?.asked === asked ? answer.found : undefined;
  const turn = (days: number) => () => setFrom(daysAfter(from, days) < today ? today : daysAfter(from, days));
  const isOver = found?.ok === true && found.value.slots.length === 0 && found.value.next === null;
  return {
    found,
    from,
    earlier: from > today ? turn(-WINDOW_DAYS) : undefined,
    later: isOver ? undefined : turn(WINDOW_DAYS),
    /** Nothing is free from today on. */
    isFull: isOver && from === today,
    goTo: (instant: string) => setFrom(localDate(new Date(instant))),
    retry: () => setAttempt(attempt + 1),
    /** Whether the window has a day. */
    has: (instant: string) => {
      const day = localDate(new Date(instant));
      return from <= day && day < daysAfter(from, WINDOW_DAYS);
    },
  };
}
