import { CalendarFailure } from '../../adapters/calendars/calendar-reader.ts';
import type { CalendarFailureKind } from '../../adapters/calendars/calendar-reader.ts';
import { lock } from '../../db/advisory-locks.ts';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services/services.ts';
import { writeEvents } from '../events/write-events.ts';
import { sendMail } from '../mail/outbox.ts';
import type { CalendarMails } from './calendar-mails.ts';
import { openSource } from './open-source.ts';
import { readCalendar } from './read-calendar.ts';
import type { ReadCalendar } from './read-calendar.ts';
import { storeBusy } from './store-busy.ts';

const MINUTE = 60_000;
const INTERVAL = 15 * MINUTE;
const LONGEST = 6 * 60 * MINUTE;
/** So many failures in a row, three quarters of an hour, are told. */
const TOLD_AFTER = 3;

type RefreshServices = Pick<Services, 'db' | 'now' | 'config' | 'calendars'>;

/** As it was before it was asked. */
interface AskedSource {
  readonly id: string;
  readonly professionalId: string;
  readonly sealed: Buffer;
}

/** The next time, spread so that the calendars of one service are not all asked at once; ever later while it fails. */
export const nextAfter = (now: Date, failures: number): Date =>
  new Date(now.getTime() + Math.min(INTERVAL * 2 ** Math.max(failures - 1, 0), LONGEST) * (0.9 + Math.random() * 0.2));

/**
 * Reads one calendar and keeps its busy times, or why it could not be read: what was known before stays busy then. Outside a transaction,
 * as the other service may take its time. Returns whether it was read. @throws Problem 503 to who asked while no worker is free.
 */
export async function refreshSource(services: RefreshServices, sourceId: string, isAsked = false): Promise<boolean> {
  const { db, now } = services;
  const source = await runAsSystem(db, (tx) =>
    tx
      .selectFrom('calendarSources')
      .innerJoin('professionals', 'professionals.id', 'calendarSources.professionalId')
      .select([
        'calendarSources.id',
        'calendarSources.kind',
        'professionalId',
        'sealed',
        'version',
        'expandedFor',
        'professionals.timeZone',
      ])
      .where('calendarSources.id', '=', sourceId)
      .executeTakeFirst(),
  );
  if (!source) return false;
  let result: ReadCalendar | CalendarFailureKind | undefined;
  try {
    const address = openSource(services, source.professionalId, source.sealed);
    // What another secret has encrypted has to be typed again.
    const lost = source.kind === 'caldav' ? 'password_wrong' : 'refused';
    result = address ? await readCalendar(services, address, source.timeZone, source) : lost;
  } catch (error) {
    // No worker is free, which says nothing of the calendar: the job comes back when its claim is over.
    if (error instanceof Problem && !isAsked) return false;
    if (!(error instanceof CalendarFailure)) throw error;
    result = error.kind;
  }
  await runAsSystem(db, async (tx) => {
    await lock(tx, `diary:${source.professionalId}`);
    if (typeof result === 'string') await recordFailure(tx, source, result, now(), isAsked);
    else await recordSuccess(tx, source, result, now(), isAsked);
  });
  return typeof result !== 'string';
}

async function recordSuccess(
  tx: Tx,
  { id, professionalId, sealed }: AskedSource,
  read: ReadCalendar | undefined,
  now: Date,
  isAsked: boolean,
): Promise<void> {
  const before = await tx
    .updateTable('calendarSources')
    .set({
      ...{ readAt: now, failure: null, failingSince: null, failures: 0, nextAt: nextAfter(now, 0) },
      ...(read && { version: read.version, expandedFor: read.expandedFor }),
    })
    .where('id', '=', id)
    .where('sealed', '=', sealed)
    .returning(({ selectFrom }) =>
      selectFrom('calendarSources as old')
        .select('old.failure')
        .whereRef('old.id', '=', 'calendarSources.id')
        .as('failure'),
    )
    .executeTakeFirst();
  if (!before) return;
  const isChanged = read ? await storeBusy(tx, { sourceId: id, professionalId }, read.busy, now) : false;
  if (isChanged || isAsked || before.failure !== null) await tellPages(tx, professionalId, id);
}

async function recordFailure(
  tx: Tx,
  { id, professionalId, sealed }: AskedSource,
  failure: CalendarFailureKind,
  now: Date,
  isAsked: boolean,
): Promise<void> {
  const before = await tx
    .selectFrom('calendarSources')
    .select(['failure', 'failures', 'failingSince'])
    .where('id', '=', id)
    .where('sealed', '=', sealed)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return;
  // What is asked by hand again and again is not what is told.
  const failures = isAsked && before.failures > 0 ? before.failures : before.failures + 1;
  const failingSince = before.failingSince ?? now;
  await tx
    .updateTable('calendarSources')
    .set({ failure, failures, failingSince, nextAt: nextAfter(now, failures) })
    .where('id', '=', id)
    .execute();
  if (failures === TOLD_AFTER && before.failures < TOLD_AFTER) {
    const data = { calendarSourceId: id };
    await writeEvents(tx, [{ userId: professionalId, type: 'calendar.failed', data, notify: true }]);
    await sendMail<CalendarMails>(tx, {
      eventId: `calendar_failed:${id}:${failingSince.toISOString()}`,
      to: { userId: professionalId },
      template: 'calendar_failed',
      data,
    });
  } else if (isAsked || before.failure !== failure) await tellPages(tx, professionalId, id);
}

const tellPages = (tx: Tx, userId: string, calendarSourceId: string): Promise<void> =>
  writeEvents(tx, [{ userId, type: 'calendar.refreshed', data: { calendarSourceId } }]);
