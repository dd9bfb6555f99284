import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { listOwnDocuments } from 'shared-ui/domain/account/list-own-documents.ts';
import { findSlots } from 'shared-ui/domain/appointments/find-slots.ts';
import type { CalendarRange } from 'shared-ui/domain/appointments/appointment-calendar.tsx';
import { appointmentsKey } from 'shared-ui/domain/appointments/appointment-queries.ts';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { dateOf } from '../model/date-of.ts';
import { listExceptions, listRules } from './availability.ts';
import { explainDay } from './explain-day.ts';
import { getOwnProfessional } from './own-professional.ts';

const practiceKey = ['practice'] as const;
/** Among the appointments, whose changes take and free slots. */
const slotsKey = [...appointmentsKey, 'own slots'] as const;
export const professionalKey = [...practiceKey, 'professional'] as const;

const week = 7 * 86_400_000;

/** Queries of the calling professional's practice. */
export const practiceQueries = (http: HttpClient) => ({
  professional: () =>
    queryOptions({ queryKey: professionalKey, queryFn: ({ signal }) => getOwnProfessional(http, signal) }),
  /** Submitted verification documents. */
  documents: () =>
    queryOptions({ queryKey: [...practiceKey, 'documents'], queryFn: ({ signal }) => listOwnDocuments(http, signal) }),
  /** Weekly hours. */
  rules: () => queryOptions({ queryKey: [...practiceKey, 'rules'], queryFn: ({ signal }) => listRules(http, signal) }),
  /** Days that differ from the week, from a date on (YYYY-MM-DD). */
  exceptions: (from: string) =>
    queryOptions({
      queryKey: [...practiceKey, 'exceptions', from],
      queryFn: ({ signal }) => listExceptions(http, from, undefined, signal),
    }),
  /** A calendar's range, as days in `timeZone`. Takes no abort signal, see `appointmentQueries`. */
  exceptionsIn: (timeZone: string, { start, end }: CalendarRange) =>
    queryOptions({
      queryKey: [...practiceKey, 'exceptions in', timeZone, start, end],
      queryFn: async () => {
        const [first, last] = [start, end].map((instant) => dateOf(new Date(instant), timeZone)) as [string, string];
        return { start, end, rows: await listExceptions(http, first, last) };
      },
    }),
  /** Why the slots of a day are offered or not. */
  explainedDay: (date: string) =>
    queryOptions({
      queryKey: [...slotsKey, 'explained day', date],
      queryFn: ({ signal }) => explainDay(http, date, signal),
    }),
  /** The free slots of the next seven days as a client sees them; null when the API returns none. */
  freeTimes: (professionalId: string) =>
    queryOptions({
      queryKey: [...slotsKey, 'free times', professionalId],
      queryFn: async ({ signal }) => {
        const now = Date.now();
        const window = { from: new Date(now).toISOString(), to: new Date(now + week).toISOString() };
        return (await findSlots(http, { professionalIds: [professionalId], ...window, limit: 500 }, signal)) ?? null;
      },
    }),
});

/** Refetches the whole practice: settings, hours and closed days together determine the free slots. */
export const refreshPractice = async (client: QueryClient): Promise<void> => {
  await Promise.all([practiceKey, slotsKey].map((key) => refreshQueries(client, key)));
};
