import { sql } from 'kysely';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { NotificationType } from 'shared-contracts/schemas/event-types';
import type { NotificationKind } from 'shared-contracts/schemas/notification-choice';
import type { MailContent, MailFact } from '../mail/mail-content.ts';
import type { MailContext, MailWriters } from '../mail/mail-context.ts';
import { readCorrespondents } from '../mail/read-correspondents.ts';
import { kindOfType } from '../notification-choices/kinds.ts';
import { isStillAsked, isThere } from './present-subjects.ts';

interface BundleFacts {
  /** Notifications that were unread when the mail was queued. */
  readonly ids: readonly string[];
}
export type BundleMails = Readonly<Record<'notifications', BundleFacts>>;

export const bundleMails: MailWriters<BundleMails> = { notifications: bundleContent };

/** What happened how often; of messages also with whom. */
interface Line {
  readonly type: NotificationType;
  readonly otherId: string | null;
  readonly count: number;
}

/** Who and how many, never what was written. No mail once everything was read, or is gone. */
async function bundleContent({
  tx,
  data,
  reader,
  t,
  now,
  link,
}: MailContext<BundleFacts>): Promise<MailContent | undefined> {
  const lines = await stillUnread(tx, reader.id, data.ids, now);
  if (lines.length === 0) return undefined;
  const others = lines.flatMap(({ otherId }) => otherId ?? []);
  const people = others.length === 0 ? undefined : await readCorrespondents(tx, others);
  const nameOf = (id: string) => {
    const person = people?.get(id);
    return person && !person.isDeleted ? partyName(person) : t('deletedAccount');
  };
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const [only] = lines;
  const single = lines.length === 1 && only?.otherId ? { count, name: nameOf(only.otherId) } : undefined;
  const isAllMessages = lines.every(({ otherId }) => otherId !== null);
  const area = reader.role === 'professional' ? 'pro' : 'user';
  return {
    subject: single ? t('mail.notifications.from', single) : t('mail.notifications.subject', { count }),
    title: t('mail.notifications.title'),
    paragraphs: [t('mail.notifications.text')],
    facts: factsOf(lines, (line) =>
      line.otherId === null
        ? t([`bundled.${line.type.replace('.', '_')}`, 'bundled.other'], { count: line.count })
        : t('bundled.from', { name: nameOf(line.otherId), count: line.count }),
    ).map(({ label, ...fact }) => ({ ...fact, label: t(`bundled.of.${label}`) })),
    action: isAllMessages
      ? { label: t('mail.notifications.read'), url: link(`/${area}/message`) }
      : { label: t('mail.notifications.action'), url: link(`/${area}/tableau-de-bord`) },
    kinds: [...new Set(lines.flatMap(({ type }) => kindOfType(type) ?? []))],
  };
}

/** By kind, in the order of the newest. */
function factsOf(lines: readonly Line[], text: (line: Line) => string): MailFact[] {
  const byKind = new Map<NotificationKind, string[]>();
  for (const line of lines) {
    const kind = kindOfType(line.type);
    if (kind === null) continue;
    byKind.set(kind, [...(byKind.get(kind) ?? []), text(line)]);
  }
  return [...byKind].map(([label, values]) => ({ label, values }));
}

/** Messages are counted in their conversations, whose reader may have been there without opening the bell. */
async function stillUnread(
  tx: MailContext['tx'],
  readerId: string,
  ids: readonly string[],
  now: Date,
): Promise<readonly Line[]> {
  const { rows } = await sql<Line>`
    with unread as (
      select told.type, told.created_at, (told.data->>'conversationId')::uuid as conversation_id
      from notifications told where told.id = any(${ids}::uuid[]) and told.read_at is null and ${isThere} and ${isStillAsked(now)}
    ), counted as (
      select type, null::uuid as other_id, count(*)::integer as count, max(created_at) as latest
      from unread where type <> 'message.received' group by type
      union all
      select 'message.received', case when c.client_id = ${readerId} then c.professional_id else c.client_id end,
        case when c.client_id = ${readerId} then c.client_unread else c.professional_unread end, max(unread.created_at)
      from unread join conversations c on c.id = unread.conversation_id group by c.id
    )
    select type, other_id, count from counted where count > 0 order by latest desc`.execute(tx);
  return rows;
}
