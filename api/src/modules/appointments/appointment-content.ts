import { partyName } from 'shared-contracts/formats/person/party-name';
import { calendarFile } from 'shared-contracts/formats/file/calendar-file';
import { directionsAddress } from 'shared-contracts/formats/place/directions-address';
import { isWithinNotice } from 'shared-contracts/processes/is-within-notice';
import { formatMoment } from 'shared-contracts/formats/time/reader-time';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import type { CalendarAttachment } from '../../adapters/mail/mailer.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { readCorrespondents } from '../mail/read-correspondents.ts';
import { timesElsewhere } from '../mail/times-for.ts';
import type { Correspondent } from '../mail/read-correspondents.ts';
import { appointmentFacts } from './appointment-facts.ts';
import type { People } from './appointment-facts.ts';
import type { AppointmentMailContext } from './types.ts';
import type { AppointmentTemplate } from './appointment-template.ts';
import { readBooked } from './consultation-facts.ts';
import { placeOf } from './practice-of.ts';
import { roomLink } from './room-link.ts';
import { stillTakesPlace } from './still-takes-place.ts';

/** Calendar method by mail: accepted and cancelled appointments only, as requests would clutter calendars. */
const calendarMethods: Partial<Record<AppointmentTemplate, CalendarAttachment['method']>> = {
  accepted: 'REQUEST',
  accepted_own: 'REQUEST',
  moved: 'REQUEST',
  moved_own: 'REQUEST',
  reminder_24h: 'REQUEST',
  reminder_1h: 'REQUEST',
  cancelled: 'CANCEL',
  cancelled_own: 'CANCEL',
};
/** The appointment is accepted: the mail says where to meet. */
const settled: readonly AppointmentTemplate[] = [
  'accepted',
  'accepted_own',
  'moved',
  'moved_own',
  'reminder_24h',
  'reminder_1h',
  'reminder_15m',
];
const agreed: readonly AppointmentTemplate[] = ['accepted', 'accepted_own', 'moved', 'moved_own'];

/** Something happened to an appointment, or is about to. */
export async function appointmentContent(context: AppointmentMailContext): Promise<MailContent | undefined> {
  const { tx, template, data, reader, t, link } = context;
  if (template.startsWith('reminder') && !(await stillTakesPlace(context))) return undefined;
  const people = await readCorrespondents(tx, [data.professionalId, data.clientId]);
  const isClient = reader.id === data.clientId;
  const other = people.get(isClient ? data.professionalId : data.clientId);
  const professional = people.get(data.professionalId);
  if (!other || !professional) return undefined;

  const consultation = await readBooked(context);
  const preparation = (isClient && settled.includes(template) && consultation?.preparation) || null;
  const isToGo = isClient && settled.includes(template) && data.callType === 'in_person';
  const directions = (isToGo && directionsAddress(professional)) || null;
  const isOnline = data.callType === 'video' || template === 'reminder_15m';
  const meetingLink = settled.includes(template) && isOnline ? await roomLink(context) : null;
  const name = other.isDeleted ? t('deletedAccount') : partyName(other);
  const moment = (instant: string | null) =>
    instant === null ? '' : formatMoment(instant, { locale: reader.lang, timeZone: reader.timeZone });
  const values = {
    name,
    moment: moment(data.startsAt),
    otherMoment: moment(data.otherStartsAt),
    expires: moment(data.expiresAt),
  };
  const notice = isClient && agreed.includes(template) ? cancelRule(context, professional) : undefined;
  const said = (key: 'subject' | 'title' | 'text') => sentenceCase(t(`mail.${template}.${key}`, values));
  const url = link(`/${isClient ? 'user' : 'pro'}/rendez-vous/${data.id}`);
  return {
    subject: said('subject'),
    title: said('title'),
    paragraphs: [said('text'), ...(notice === undefined ? [] : [notice])],
    facts: appointmentFacts(context, {
      ...{ other, name, professional, consultation, preparation, directions },
      videoLink: meetingLink,
    }),
    action: { label: t(`mail.${template}.action`), url: (template === 'reminder_15m' && meetingLink) || url },
    calendar: calendarOf(context, { other, name, url, professional, consultation, videoLink: meetingLink }),
  };
}

/** Until when a client can cancel or move online, or that it is too late for that when the mail is written. */
function cancelRule({ t, data, now }: AppointmentMailContext, { cancelNoticeHours }: Correspondent): string {
  const count = cancelNoticeHours ?? 0;
  const isLate = isWithinNotice(new Date(data.startsAt), now, count);
  return t(isLate ? 'cancelLate' : 'cancelNotice', { count });
}

function calendarOf(
  context: AppointmentMailContext,
  people: Omit<People, 'preparation' | 'directions'> & { url: string },
): CalendarAttachment | undefined {
  const { template, data, reader, t, now, from } = context;
  const { name, url, professional, consultation, videoLink } = people;
  const method = calendarMethods[template];
  if (!method) return undefined;
  const event = { ...data, status: method === 'CANCEL' ? ('cancelled' as const) : ('accepted' as const) };
  const words = {
    summary: t('calendarSummary', { name }),
    description: [
      ...(consultation ? [`${consultation.name} · ${consultation.terms}`] : []),
      ...timesElsewhere(context, people, data),
    ].join('\n'),
    location: data.callType === 'in_person' ? placeOf(professional) : (videoLink ?? undefined),
    url,
  };
  const attendee = { name: partyName(reader), address: reader.email };
  return {
    method,
    filename: t('invitation'),
    content: calendarFile(event, words, now, { organizer: from, attendee }),
  };
}
