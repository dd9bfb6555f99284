import { partyName } from 'shared-contracts/formats/person/party-name';
import { atTime, formatDay, formatTime } from 'shared-contracts/formats/time/reader-time';
import { readCorrespondents } from '../mail/read-correspondents.ts';
import type { TextContent, TextContext, TextWriters } from '../sms/text-context.ts';
import type { AppointmentTemplate } from './appointment-template.ts';
import type { AppointmentFacts } from './types.ts';
import { roomLink } from './room-link.ts';
import { stillTakesPlace } from './still-takes-place.ts';

/** What is worth a text: reminders, and what changes when somebody has to be somewhere. */
export const textTemplates = [
  'reminder_24h',
  'reminder_1h',
  'reminder_15m',
  'accepted',
  'moved',
  'cancelled',
  'proposed',
  'offer_received',
] as const satisfies readonly AppointmentTemplate[];
type TextTemplate = (typeof textTemplates)[number];
export type AppointmentTexts = Readonly<Record<TextTemplate, AppointmentFacts>>;

export const isTexted = (template: AppointmentTemplate): template is TextTemplate =>
  textTemplates.some((one) => one === template);

export const appointmentTexts: TextWriters<AppointmentTexts> = {
  reminder_24h: appointmentText,
  reminder_1h: appointmentText,
  reminder_15m: appointmentText,
  accepted: appointmentText,
  moved: appointmentText,
  cancelled: appointmentText,
  proposed: appointmentText,
  offer_received: appointmentText,
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
    ...(template === 'reminder_15m' && { link: await roomLink(context) }),
  };
  return {
    text: (name) => t(template, { ...values, name }),
    name: other.isDeleted ? t('deletedAccount') : partyName(other),
  };
}

/** A text that waited is not sent once something else has happened. */
async function isCurrent(context: TextContext<AppointmentFacts, TextTemplate>): Promise<boolean> {
  const { tx, template, data } = context;
  if (template !== 'cancelled' && template !== 'proposed' && template !== 'offer_received')
    return stillTakesPlace(context);
  const current = await tx
    .selectFrom('appointments')
    .select(['status', 'proposedStartsAt'])
    .where('id', '=', data.id)
    .executeTakeFirst();
  if (template === 'cancelled') return current?.status === 'cancelled';
  if (template === 'offer_received') return current?.status === 'waiting';
  return current?.proposedStartsAt?.toISOString() === data.otherStartsAt;
}
