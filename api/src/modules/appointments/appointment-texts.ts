import type { AppointmentStatus } from 'shared-contracts/processes/appointment-life-cycle';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { atTime, formatDay, formatTime } from 'shared-contracts/formats/time/reader-time';
import { readCorrespondents } from '../mail/read-correspondents.ts';
import type { TextContent, TextContext, TextWriters } from '../sms/text-context.ts';
import type { AppointmentTemplate } from './appointment-template.ts';
import type { AppointmentFacts, StoredAppointment } from './types.ts';
import { roomLink } from './room-link.ts';
import { stillTakesPlace } from './still-takes-place.ts';

/** What is worth a text: reminders, what changes when somebody has to be somewhere, what became of a request, and a call at once. */
export const textTemplates = [
  'reminder_24h',
  'reminder_1h',
  'reminder_15m',
  'accepted',
  'moved',
  'cancelled',
  'proposed',
  'offer_received',
  'rejected',
  'expired_client',
  'request_received',
] as const satisfies readonly AppointmentTemplate[];
type TextTemplate = (typeof textTemplates)[number];
export type AppointmentTexts = Readonly<Record<TextTemplate, AppointmentFacts>>;

/** Of requests, those alone that have to be answered within minutes. */
export const isTexted = (
  template: AppointmentTemplate,
  { askedNow }: Pick<StoredAppointment, 'askedNow'>,
): template is TextTemplate =>
  textTemplates.some((one) => one === template) && (template !== 'request_received' || askedNow);

export const appointmentTexts: TextWriters<AppointmentTexts> = {
  reminder_24h: appointmentText,
  reminder_1h: appointmentText,
  reminder_15m: appointmentText,
  accepted: appointmentText,
  moved: appointmentText,
  cancelled: appointmentText,
  proposed: appointmentText,
  offer_received: appointmentText,
  rejected: appointmentText,
  expired_client: appointmentText,
  request_received: appointmentText,
};

/** Who and when, by the reader's clock; never what it is about. */
async function appointmentText(context: TextContext<AppointmentFacts, TextTemplate>): Promise<TextContent | undefined> {
  const { tx, template, data, reader, t } = context;
  if (!(await isCurrent(context))) return undefined;
  const otherId = reader.id === data.clientId ? data.professionalId : data.clientId;
  const other = (await readCorrespondents(tx, [otherId])).get(otherId);
  if (!other) return undefined;
  const clock = { locale: reader.lang, timeZone: reader.timeZone };
  const moment = (at: string | null) => (at === null ? '' : `${formatDay(at, clock, 'short')} ${atTime(at, clock)}`);
  const values = {
    moment: moment(data.startsAt),
    time: formatTime(data.startsAt, clock),
    otherMoment: moment(data.otherStartsAt),
    expires: moment(data.expiresAt),
    until: data.expiresAt === null ? '' : formatTime(data.expiresAt, clock),
    ...(template === 'reminder_15m' && { link: await roomLink(context) }),
  };
  return {
    text: (name) => t(template, { ...values, name }),
    name: other.isDeleted ? t('deletedAccount') : partyName(other),
  };
}

/** Of texts about something else than an accepted appointment. */
const saidOf: Readonly<Partial<Record<TextTemplate, AppointmentStatus>>> = {
  cancelled: 'cancelled',
  offer_received: 'waiting',
  rejected: 'rejected',
  expired_client: 'expired',
  request_received: 'waiting',
};

/** A text that waited is not sent once something else has happened. */
async function isCurrent(context: TextContext<AppointmentFacts, TextTemplate>): Promise<boolean> {
  const { tx, template, data, now } = context;
  const status = saidOf[template];
  if (status === undefined && template !== 'proposed') return stillTakesPlace(context);
  const current = await tx
    .selectFrom('appointments')
    .select(['status', 'proposedStartsAt', 'expiresAt'])
    .where('id', '=', data.id)
    .executeTakeFirst();
  if (status === undefined) return current?.proposedStartsAt?.toISOString() === data.otherStartsAt;
  // The minutes to answer may be over before the job has marked it as expired.
  const isOver = template === 'request_received' && !(current?.expiresAt && current.expiresAt > now);
  return current?.status === status && !isOver;
}
