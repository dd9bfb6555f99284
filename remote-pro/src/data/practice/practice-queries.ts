import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { listOwnDocuments } from 'shared-ui/domain/account/data/list-own-documents.ts';
import { findSlots } from 'shared-ui/domain/appointments/queries/find-slots.ts';
import type { CalendarRange } from 'shared-ui/domain/appointments/calendar/appointment-calendar.tsx';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { dateOf } from '../../model/date-of.ts';
import { listExceptions, listHolidays, listRules, suggestProfessionals } from './availability.ts';
import { listConsultations } from './consultations.ts';
import { findKnownClient, listKnownClients } from '../clients/known-clients.ts';
import { getOwnProfessional } from './own-professional.ts';
import { explainedDay, type ExplainedDay, type ExplainQuery } from 'shared-contracts/schemas/slots-explained';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { consultationSuggestion, type ConsultationSuggestion } from 'shared-contracts/schemas/consultation-suggestion';

const suggestionPage = pageOf(consultationSuggestion);

/** What may be filled in for a new consultation, of all professions. @throws ProblemError */
const listSuggestions = async (http: HttpClient, signal?: AbortSignal): Promise<ConsultationSuggestion[]> =>
  (await http.request('POST', '/consultation_suggestions/find-by', suggestionPage, { body: { limit: 100 }, signal }))
    .data;

const explanation = oneOf(explainedDay);

/** Why the slots of the professional's own day are offered or not. @throws ProblemError */
const explainDay = async (http: HttpClient, asked: ExplainQuery, signal?: AbortSignal): Promise<ExplainedDay> =>
  (await http.request('POST', '/slots/explain', explanation, { body: asked, signal })).data;

export const practiceKey = ['practice'] as const;
/** Among the appointments, whose changes take and free slots. */
const slotsKey = [...appointmentsKey, 'own slots'] as const;
/** Among the appointments, which bring new clients. */
const clientsKey = [...appointmentsKey, 'clients'] as const;
export const professionalKey = [...practiceKey, 'professional'] as const;

const week = 7 * 86_400_000;

/** Queries of the calling professional's practice. */
export const practiceQueries = (http: HttpClient) => ({
  professional: () =>
    queryOptions({ queryKey: professionalKey, queryFn: ({ signal }) => getOwnProfessional(http, signal) }),
  /** Submitted verification documents. */
  documents: () =>
    queryOptions({ queryKey: [...practiceKey, 'documents'], queryFn: ({ signal }) => listOwnDocuments(http, signal) }),
  /** What can be booked, inactive ones included. */
  consultations: () =>
    queryOptions({
      queryKey: [...practiceKey, 'consultations'],
      queryFn: ({ signal }) => listConsultations(http, signal),
    }),
  /** What may be filled in for a new consultation. Shown where it is there. */
  suggestions: () =>
    queryOptions({
      queryKey: ['consultation suggestions'],
      queryFn: ({ signal }) => listSuggestions(http, signal),
      staleTime: Infinity,
      throwOnError: false,
    }),
  /** Weekly hours. */
  rules: () => queryOptions({ queryKey: [...practiceKey, 'rules'], queryFn: ({ signal }) => listRules(http, signal) }),
  /** Days that differ from the week, from a date on (YYYY-MM-DD). */
  exceptions: (from: string) =>
    queryOptions({
      queryKey: [...practiceKey, 'exceptions', from],
      queryFn: ({ signal }) => listExceptions(http, from, undefined, signal),
    }),
  /** The same between two dates, both included. Only warns: saving goes on without it. */
  exceptionsOn: (first: string, last: string) =>
    queryOptions({
      queryKey: [...practiceKey, 'exceptions on', first, last],
      queryFn: ({ signal }) => listExceptions(http, first, last, signal),
      throwOnError: false,
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
  /** Public holidays of the own country. Names only: what is shown without them is the reason of the day. */
  holidays: () =>
    queryOptions({
      queryKey: ['holidays'],
      queryFn: ({ signal }) => listHolidays(http, signal),
      staleTime: Infinity,
      throwOnError: false,
    }),
  /** Listed professionals by the beginning of a name. */
  suggested: (text: string) =>
    queryOptions({
      queryKey: ['suggested professionals', text],
      queryFn: ({ signal }) => suggestProfessionals(http, text, signal),
      enabled: text.length > 1,
      throwOnError: false,
    }),
  /** Clients by name, those of the latest contact first. */
  knownClients: (text: string) =>
    queryOptions({
      queryKey: [...clientsKey, 'by name', text],
      queryFn: ({ signal }) => listKnownClients(http, text, signal),
      throwOnError: false,
    }),
  /** One of them; null when it is nobody's. */
  knownClient: (clientId: string) =>
    queryOptions({
      queryKey: [...clientsKey, 'one', clientId],
      queryFn: async ({ signal }) => (await findKnownClient(http, clientId, signal)) ?? null,
      enabled: clientId !== '',
      throwOnError: false,
    }),
  /** Why the slots of a day are offered or not, of a consultation or the first one. */
  explainedDay: (date: string, consultationId?: string) =>
    queryOptions({
      queryKey: [...slotsKey, 'explained day', date, consultationId],
      queryFn: ({ signal }) => explainDay(http, { date, consultationId }, signal),
    }),
  /** What the card in lists shows; null when the API returns none. */
  cardTimes: (professionalId: string) =>
    queryOptions({
      queryKey: [...slotsKey, 'card', professionalId],
      queryFn: async ({ signal }) =>
        (await findSlots(http, { professionalIds: [professionalId], cheapest: true }, signal)) ?? null,
    }),
  /** The free slots of the next seven days as a client sees them, of a consultation or the first one; null when the API returns none. */
  freeTimes: (professionalId: string, consultationId?: string) =>
    queryOptions({
      queryKey: [...slotsKey, 'free times', professionalId, consultationId],
      queryFn: async ({ signal }) => {
        const now = Date.now();
        const window = { from: new Date(now).toISOString(), to: new Date(now + week).toISOString() };
        const asked = { professionalIds: [professionalId], consultationId, ...window, limit: 500 };
        return (await findSlots(http, asked, signal)) ?? null;
      },
    }),
});

/** Refetches the whole practice: settings, hours and closed days together determine the free slots. */
export const refreshPractice = async (client: QueryClient): Promise<void> => {
  await Promise.all([practiceKey, slotsKey].map((key) => refreshQueries(client, key)));
};
