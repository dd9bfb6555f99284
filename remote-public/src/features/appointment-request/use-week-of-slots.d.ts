import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { type Settled } from '../../data/settle.ts';
/** `YYYY-MM-DD` of a moment on the device's clock. */
export declare const localDate: (at: Date) => string;
/** The date `days` after another. */
export declare const daysAfter: (date: string, days: number) => string;
/** The free slots of seven days from a date; undefined while they are fetched. Browser only: it reads the clock. */
export declare function useWeekOfSlots(
  professionalId: string,
  callType: CallType | null,
  from: string,
): {
  week:
    | Settled<
        | {
            professionalId: string;
            timeZone: string;
            slotMinutes: number;
            slots: {
              startsAt: string;
              endsAt: string;
              callTypes: ('call' | 'in_person' | 'video')[];
            }[];
            next: {
              startsAt: string;
              endsAt: string;
              callTypes: ('call' | 'in_person' | 'video')[];
            } | null;
          }
        | undefined
      >
    | undefined;
  retry: () => void;
};
