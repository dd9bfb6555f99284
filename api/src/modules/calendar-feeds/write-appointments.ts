import { sql } from 'kysely';
import { calendarFeedFile } from 'shared-contracts/formats/file/calendar-file';
import type { CalendarFileEvent } from 'shared-contracts/formats/file/calendar-file';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { AppointmentStatus } from 'shared-contracts/processes/appointment-life-cycle';
import type { MeetingProvider } from 'shared-contracts/schemas/meeting-provider';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import type { Tx } from '../../db/run-as.ts';
import { readCorrespondents } from '../mail/read-correspondents.ts';
import type { Correspondent } from '../mail/read-correspondents.ts';
import { timesElsewhere } from '../mail/times-for.ts';
import { placeOf } from '../appointments/practice-of.ts';
import { roomAddress } from '../appointments/room-link.ts';
import { translatorFor } from '../../translations/translator-for.ts';

const DAY = 86_400_000;
const [BEFORE, AFTER] = [90 * DAY, 400 * DAY];
const MOST = 2000;

interface FeedRow {
  readonly id: string;
  readonly professionalId: string;
  readonly clientId: string;
  readonly callType: CallType;
  readonly status: AppointmentStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly proposedStartsAt: Date | null;
  readonly proposedEndsAt: Date | null;
  readonly sequence: number;
  readonly nameFr: string | null;
  readonly nameEn: string | null;
  readonly meetingProvider: MeetingProvider;
  readonly keptVideoLink: string | null;
  readonly phone: string | null;
  readonly updatedAt: Date;
}

export interface WrittenFeed {
  readonly text: string;
  readonly changedAt: Date;
}

/**
 * The appointments of a person as a calendar in their language, from three months ago to a year ahead: never the reason, notes or papers, as
 * others may see a calendar. The same appointments give the same text. `tx` runs as `system`.
 */
export async function writeAppointments(
  tx: Tx,
  userId: string,
  site: string,
  now: Date,
): Promise<WrittenFeed | undefined> {
  const owner = (await readCorrespondents(tx, [userId])).get(userId);
  if (!owner || owner.isDeleted || owner.role === 'operator') return undefined;
  const rows = await readRows(tx, owner, now);
  const others =
    rows.length === 0 ? new Map() : await readCorrespondents(tx, [...new Set(rows.map((row) => otherOf(row, owner)))]);
  const t = await translatorFor(owner.lang, 'mails');
  const isClient = owner.role === 'client';
  const link = (path: string) => `${site}${owner.lang === 'en' ? '/en' : ''}${path}`;
  const events = rows.flatMap((row): CalendarFileEvent[] => {
    const other: Correspondent | undefined = others.get(otherOf(row, owner));
    if (!other) return [];
    const name = other.isDeleted ? t('deletedAccount') : partyName(other);
    const professional = isClient ? other : owner;
    const consultation = owner.lang === 'fr' ? row.nameFr : row.nameEn;
    const elsewhere = (startsAt: Date, endsAt: Date) =>
      timesElsewhere(
        { reader: owner, t },
        { other, name, professional },
        { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      );
    const booked = [consultation, t(`callType.${row.callType}`)].filter(Boolean).join(' · ');
    const describe = (startsAt: Date, endsAt: Date) => [booked, ...elsewhere(startsAt, endsAt)].join('\n');
    const words = {
      description: describe(row.startsAt, row.endsAt),
      location: row.status === 'accepted' ? meetingPlace(row, professional, isClient, link) : undefined,
      url: link(`/${isClient ? 'user' : 'pro'}/rendez-vous/${row.id}`),
    };
    const isOpen = row.status === 'waiting';
    const own = {
      ...row,
      stampedAt: row.updatedAt,
      words: { ...words, summary: t(isOpen ? 'feed.waiting' : 'calendarSummary', { name }) },
    };
    if (!row.proposedStartsAt || !row.proposedEndsAt) return [own];
    return [
      own,
      {
        ...{ id: `${row.id}-proposed`, status: 'waiting', sequence: row.sequence, stampedAt: row.updatedAt },
        startsAt: row.proposedStartsAt,
        endsAt: row.proposedEndsAt,
        words: {
          ...words,
          description: describe(row.proposedStartsAt, row.proposedEndsAt),
          location: undefined,
          summary: t('feed.proposed', { name }),
        },
      },
    ];
  });
  const changedAt = new Date(Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime())));
  return { text: calendarFeedFile(events, t('feed.name')), changedAt };
}

const otherOf = ({ professionalId, clientId }: FeedRow, { id }: Correspondent): string =>
  id === clientId ? professionalId : clientId;

/** Where to go or to join, or which number is called, as the appointment's page says it. */
function meetingPlace(
  row: FeedRow,
  professional: Correspondent,
  isClient: boolean,
  link: (path: string) => string,
): string | undefined {
  if (row.callType === 'video') return roomAddress(row, link);
  if (row.callType === 'in_person') return placeOf(professional) || undefined;
  const phone = isClient ? professional.publicPhone : row.phone;
  return phone ? formatPhone(phone) : undefined;
}

async function readRows(tx: Tx, { id, role }: Correspondent, now: Date): Promise<readonly FeedRow[]> {
  const [from, to] = [new Date(now.getTime() - BEFORE), new Date(now.getTime() + AFTER)];
  const { rows } = await sql<FeedRow>`
    select a.id, a.professional_id, a.client_id, a.call_type, a.status, a.starts_at, a.ends_at, a.sequence, a.updated_at,
      case when a.awaits_answer then a.proposed_starts_at end as proposed_starts_at,
      case when a.awaits_answer then a.proposed_ends_at end as proposed_ends_at,
      a.consultation_name_fr as name_fr, a.consultation_name_en as name_en, a.meeting_provider, a.kept_video_link, c.phone
    from appointments a join users c on c.id = a.client_id
    where ${sql.ref(role === 'client' ? 'a.clientId' : 'a.professionalId')} = ${id} and a.starts_at >= ${from} and a.starts_at < ${to}
      and a.status in ('waiting', 'accepted', 'done', 'no_show', 'cancelled')
      and not (a.status = 'waiting' and coalesce(a.expires_at <= ${now}, false))
    order by a.starts_at desc, a.id limit ${MOST}`.execute(tx);
  return rows;
}
