import { sql } from 'kysely';
import { meetingRoomWindow } from 'shared-contracts/schemas/meeting-room';
import type { MeetingProvider } from 'shared-contracts/schemas/meeting-provider';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { writeEvents } from '../events/write-events.ts';
import type { OutgoingEvent } from '../events/write-events.ts';
import { sendMail } from '../mail/outbox.ts';
import { sendText } from '../sms/outbox.ts';
import type { AppointmentMails } from './appointment-mails.ts';
import type { AppointmentTexts } from './appointment-texts.ts';
import { factsOf } from './facts-of.ts';
import type { StoredAppointment } from './types.ts';

const BATCH = 200;
type Due = StoredAppointment & {
  readonly reminder: 'reminder_24h' | 'reminder_1h' | 'reminder_15m';
  readonly meetingProvider: MeetingProvider;
};

/**
 * Queues the reminders due 24 h and 1 h before an appointment, and when its room opens, by mail and SMS to both parties, once per start.
 * Nothing is scheduled ahead, so nothing has to be moved with the appointment. Returns the number of appointments.
 */
export async function sendReminders({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  let reminded = 0;
  for (;;) {
    const due = await runAsSystem(db, async (tx) => {
      const { rows } = await dueReminders(now()).execute(tx);
      for (const { reminder, ...appointment } of rows) {
        for (const userId of [appointment.clientId, appointment.professionalId]) {
          const eventId = `${reminder}:${appointment.id}:${Math.floor(appointment.startsAt.getTime() / 1000)}:${userId}`;
          const told = { eventId, to: { userId }, template: reminder, data: factsOf(appointment) };
          await sendMail<AppointmentMails>(tx, told);
          await sendText<AppointmentTexts>(tx, told);
        }
        if (reminder === 'reminder_15m') await writeEvents(tx, openingOf(appointment));
      }
      return rows.length;
    });
    reminded += due;
    if (due < BATCH) return reminded;
  }
}

/** Open pages offer the room, and the bell says so. */
function openingOf({
  id,
  professionalId,
  clientId,
  startsAt,
  meetingProvider: provider,
}: Omit<Due, 'reminder'>): OutgoingEvent[] {
  const data = {
    appointmentId: id,
    professionalId,
    clientId,
    startsAt: startsAt.toISOString(),
    provider,
    by: 'system',
  };
  return [clientId, professionalId].map((userId) => ({ userId, type: 'appointment.room_open', data, notify: true }));
}

const room = sql`${sql.lit(meetingRoomWindow.before)} * interval '1 minute'`;

/** None for an appointment that was accepted after it was due; each is skipped once the next is due. */
const dueReminders = (now: Date) => sql<Due>`
  select a.*, k.reminder
  from appointments a
  cross join lateral (values ('reminder_24h', interval '24 hours', interval '1 hour'), ('reminder_1h', interval '1 hour', case when a.call_type = 'in_person' then interval '0' else ${room} end),
    ('reminder_15m', case when a.call_type <> 'in_person' then ${room} end, interval '0')) as k (reminder, ahead, until)
  where a.status = 'accepted' and a.starts_at > ${now}::timestamptz and a.starts_at <= ${now}::timestamptz + interval '24 hours'
    and a.starts_at <= ${now}::timestamptz + k.ahead and a.starts_at > ${now}::timestamptz + k.until
    and a.starts_at - k.ahead >= (
      select coalesce(max(h.at), a.created_at) from appointment_history h
      where h.appointment_id = a.id and h.transition in ('accept', 'accept_proposal')
    )
    and not exists (
      select from outbox o
      where o.event_id = k.reminder || ':' || a.id || ':' || floor(extract(epoch from a.starts_at))::bigint || ':' || a.client_id
    )
  order by a.starts_at limit ${BATCH}`;
