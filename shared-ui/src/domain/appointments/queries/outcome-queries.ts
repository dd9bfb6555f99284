import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { meetingOutcomeRow } from 'shared-contracts/schemas/meeting-outcome';
import { meetingRoomTimes } from 'shared-contracts/schemas/meeting-room';
import { pageOf } from 'shared-contracts/schemas/wire';
import type { InferOutput } from 'valibot';
import { listAppointments } from './appointment-client.ts';
import { appointmentsKey } from './appointment-queries.ts';
import type { Party } from './available-actions.ts';

const rows = pageOf(meetingOutcomeRow);
/** Of the latest appointments that were asked about, those that are looked at. */
const LATEST = 10;
const DAY = 86_400_000;
/** So long after the end it is asked for; it can still be said on the page of the appointment. */
const ASKED_FOR = { client: 14 * DAY, professional: 30 * DAY };
/** Of what is unfinished, shown at once: there may be more. */
export const mostUnfinished = 3;
/** Of appointments that are over, read for it. */
const MOST_PAGES = 10;

/** An appointment that is over and still `accepted`. */
export interface Unfinished {
  readonly appointment: Appointment;
  /** Whether somebody was in its room, or the client has said something: then both say what became of it. */
  readonly isAsked: boolean;
}

/** Whether the party has yet to say what became of it. */
const isUnsaid = (
  { settled, clientSays, professionalSays }: InferOutput<typeof meetingOutcomeRow>,
  party: Party,
): boolean => settled === null && (party === 'client' ? clientSays : professionalSays) === null;

const read = async (http: HttpClient, body: object, signal: AbortSignal) =>
  (await http.request('POST', '/meeting_outcomes/find-by', rows, { body, signal })).data;

/** Of appointments of a professional that are over. */
async function unfinishedOf(
  http: HttpClient,
  appointments: readonly Appointment[],
  now: number,
  signal: AbortSignal,
): Promise<Unfinished[]> {
  const over = appointments.filter(
    (one) => one.proposedStartsAt === null && (one.callType === 'in_person' || meetingRoomTimes(one).closesAt <= now),
  );
  if (over.length === 0) return [];
  const ids = over.map(({ id }) => id);
  const asked = await read(http, { where: { appointmentId: { $in: ids } }, limit: ids.length }, signal);
  return over.flatMap((appointment) => {
    const row = asked.find(({ appointmentId }) => appointmentId === appointment.id);
    return row && !isUnsaid(row, 'professional') ? [] : [{ appointment, isAsked: row !== undefined }];
  });
}

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
        const endsAfter = new Date(Date.now() - ASKED_FOR[party]).toISOString();
        const query = { ids, statuses: ['accepted'], endsAfter, order: 'desc' } as const;
        return (await listAppointments(http, '/appointments/find-by', query, signal)).data;
      },
    }),
  /** What the professional has yet to finish, the oldest first: meetings once their room has closed. */
  unfinished: () =>
    queryOptions({
      queryKey: [...appointmentsKey, party, 'unfinished'],
      queryFn: async ({ signal }): Promise<Unfinished[]> => {
        const now = Date.now();
        const from = new Date(now - ASKED_FOR.professional).toISOString();
        const query = { statuses: ['accepted'], from, endedBy: new Date(now).toISOString() } as const;
        const unfinished: Unfinished[] = [];
        let cursor: string | null | undefined;
        let pages = 0;
        do {
          const page = await listAppointments(
            http,
            '/pro/get-all/appointments',
            { ...query, ...(cursor ? { cursor } : {}) },
            signal,
          );
          unfinished.push(...(await unfinishedOf(http, page.data, now, signal)));
          cursor = page.page?.next;
          pages += 1;
        } while (cursor && unfinished.length <= mostUnfinished && pages < MOST_PAGES);
        return unfinished;
      },
      // They end by the clock.
      refetchInterval: 300_000,
    }),
});
