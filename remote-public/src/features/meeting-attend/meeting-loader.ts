import { redirect } from 'react-router-dom';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { href } from 'shared-contracts/remote/paths';
import { signInPath } from 'shared-contracts/remote/return-path';
import { closedStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { roomClosed, type MeetingPlace } from 'shared-contracts/schemas/meeting';
import { id as appointmentId } from 'shared-contracts/schemas/text';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { getAppointment, listHistory } from 'shared-ui/domain/appointments/queries/appointment-client.ts';
import { meetingPages } from 'shared-ui/domain/appointments/page/meeting-address.ts';
import { is, parse, type InferOutput } from 'valibot';
import { roomClient, type RoomClient } from './engine/room-client.ts';
import { sessionCodes } from '../../account/session-codes.ts';
import { orUndefined } from '../../loading/or-not-found.ts';
import { platformOf, type LoaderArgs } from '../../loading/platform-of.ts';

export type RoomAccess =
  | { readonly isOpen: true; readonly place: MeetingPlace }
  | { readonly isOpen: false; readonly closed: InferOutput<typeof roomClosed>; readonly readAt: number };

export interface MeetingData {
  readonly appointment: Appointment;
  readonly user: SessionUser;
  readonly access: RoomAccess;
  /** Who ended the appointment, which is not held; null where nobody did, or it is not known. */
  readonly endedBy: string | null;
  /** The reader has said what became of it. */
  readonly hasSaid: boolean;
  /** Without the language. */
  readonly page: RoomPage;
}

type RoomPage = (typeof meetingPages)[keyof typeof meetingPages];

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/**
 * The appointment of the address, and whether its room is open; null without one, `not_yours` for whoever is no party of it. Leads a
 * visitor through sign-in and back, and from the page of a provider that cannot hold it to the one that does; our own room is open to all.
 * What is held in person has none, and leads to its own page.
 * @throws Response 404 where the address names none
 */
export async function meetingLoader(args: LoaderArgs): Promise<MeetingData | 'not_yours' | null | Response> {
  const { http, session } = platformOf(args);
  const { signal, url } = args.request;
  const { pathname, search, searchParams } = new URL(url);
  const page: RoomPage = pathname.endsWith('/jitsi') ? '/jitsi' : pathname.endsWith('/zoom') ? '/zoom' : '/alt-zoom';
  const wanted = searchParams.get('appointment');
  if (wanted === null) return null;
  const signIn = () => redirect(signInPath('client', href(page) + search));
  const { user } = session;
  if (user === null) return signIn();
  if (!is(appointmentId, wanted)) throw notFound();
  if (user.role === 'operator') return 'not_yours';
  const client = roomClient(http, wanted);
  const readAccess = async (): Promise<RoomAccess> => {
    try {
      return { isOpen: true, place: await client.place(signal) };
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'ROOM_CLOSED') throw error;
      return { isOpen: false, closed: parse(roomClosed, error.problem.details), readAt: performance.now() };
    }
  };
  try {
    const [appointment, access] = await Promise.all([
      orUndefined(getAppointment(http, wanted, signal)),
      orUndefined(readAccess()),
    ]);
    if (appointment === undefined) return 'not_yours';
    // Met in person: its page says where.
    if (access === undefined)
      return redirect(href(user.role === 'client' ? '/user/rendez-vous/:id' : '/pro/rendez-vous/:id', { id: wanted }));
    const held: RoomPage = access.isOpen ? meetingPages[access.place.provider] : page;
    if (page !== '/alt-zoom' && page !== held) return redirect(href(held) + search);
    const [endedBy, hasSaid] = await Promise.all([
      orNull(readEndedBy(http, appointment, signal)),
      access.isOpen && Date.parse(appointment.startsAt) <= Date.now()
        ? orNull(readSaid(client, appointment, user))
        : null,
    ]);
    return { appointment, user, access, endedBy, hasSaid: hasSaid === true, page };
  } catch (error) {
    if (error instanceof ProblemError && sessionCodes.includes(error.code)) return signIn();
    throw error;
  }
}

/** The page does without it. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

async function readEndedBy(http: HttpClient, { id, status }: Appointment, signal: AbortSignal): Promise<string | null> {
  if (!closedStatuses.some((one) => one === status)) return null;
  return (await listHistory(http, id, signal)).findLast(({ toStatus }) => toStatus === status)?.actorRole ?? null;
}

async function readSaid(client: RoomClient, { clientId }: Appointment, { id }: SessionUser): Promise<boolean> {
  const { clientSays, professionalSays, settled } = await client.outcome();
  return settled === null && (clientId === id ? clientSays : professionalSays) !== null;
}
