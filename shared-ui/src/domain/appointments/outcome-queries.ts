import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { meetingOutcomeRow } from 'shared-contracts/schemas/meeting';
import { pageOf } from 'shared-contracts/schemas/wire';
import type { InferOutput } from 'valibot';
import { listAppointments } from './appointment-client.ts';
import { appointmentsKey } from './appointment-queries.ts';
import type { Party } from './available-actions.ts';

const rows = pageOf(meetingOutcomeRow);
/** Of the latest appointments that were asked about, those that are looked at. */
const LATEST = 10;
/** So long after the end it is asked for; it can still be said on the page of the appointment. */
const ASKED_FOR = 14 * 24 * 60 * 60_000;

/** Whether the party has yet to say what became of it. */
export const isUnsaid = (
  { settled, clientSays, professionalSays }: InferOutput<typeof meetingOutcomeRow>,
  party: Party,
): boolean => settled === null && (party === 'client' ? clientSays : professionalSays) === null;

const read = async (http: HttpClient, body: object, signal: AbortSignal) =>
  (await http.request('POST', '/meeting_outcomes/find-by', rows, { body, signal })).data;

export const outcomeQueries = (http: HttpClient, party: Party) => ({
  /** What was said of one appointment; null before anybody was asked. */
  one: (appointmentId: string) =>
    queryOptions({
      queryKey: [...appointmentsKey, party, 'outcome', appointmentId],
      queryFn: async ({ signal }) => (await read(http, { where: { appointmentId }, limit: 1 }, signal))[0] ?? null,
    }),
  /** The appointments of which this party was asked what became of them and has not said it. */
  unsaid: () =>
    queryOptions({
      queryKey: [...appointmentsKey, party, 'outcomes unsaid'],
      queryFn: async ({ signal }) => {
        const asked = (await read(http, { limit: LATEST }, signal)).filter((row) => isUnsaid(row, party));
        if (asked.length === 0) return [];
        const ids = asked.map(({ appointmentId }) => appointmentId);
        const endsAfter = new Date(Date.now() - ASKED_FOR).toISOString();
        const query = { ids, statuses: ['accepted'], endsAfter, order: 'desc' } as const;
        return (await listAppointments(http, '/appointments/find-by', query, signal)).data;
      },
    }),
});
