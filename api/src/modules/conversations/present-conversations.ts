import { sql } from 'kysely';
import type { CanWrite } from 'shared-contracts/schemas/conversation';
import type { Locale, WorkingLanguage } from 'shared-contracts/schemas/vocabulary';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { presentParties } from '../users/present-parties.ts';
import { readAppointments } from './read-appointments.ts';
import { canWrite } from './can-write.ts';

interface Standing {
  readonly id: string;
  readonly lastAttachmentName: string | null;
  readonly otherReadUpTo: number | null;
  readonly canWrite: CanWrite;
  readonly blockId: string | null;
  readonly otherId: string;
  readonly lang: Locale;
  readonly languages: WorkingLanguage[];
  readonly timeZone: string;
  readonly isDeleted: boolean;
}

/** What the caller's conversations show beyond their columns; three queries per page. */
export async function presentConversations(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const ids = rows.map(({ id }) => String(id));
  if (ids.length === 0) return [];
  const standings = new Map((await readStandings(context, ids)).map((standing) => [standing.id, standing]));
  const appointments = await readAppointments(context, ids);
  const withParties = await presentParties(context, rows);
  return withParties.map((row) => {
    const isClient = row.clientId === context.caller.userId;
    const standing = standings.get(String(row.id));
    if (!standing) throw new Error('a conversation that was read is not its reader’s');
    const { otherId, lang, languages, timeZone, isDeleted } = standing;
    return {
      ...row,
      unread: isClient ? row.clientUnread : row.professionalUnread,
      readUpTo: isClient ? row.clientReadSeq : row.professionalReadSeq,
      isArchived: isClient ? row.clientArchived : row.professionalArchived,
      lastAttachmentName: standing.lastAttachmentName,
      otherReadUpTo: standing.otherReadUpTo,
      canWrite: standing.canWrite,
      blockId: standing.blockId,
      other: { id: otherId, lang, languages, timeZone, isDeleted },
      ...appointments(String(row.id)),
    };
  });
}

async function readStandings(context: CallContext, ids: readonly string[]): Promise<Standing[]> {
  const { now, caller } = context;
  const me = String(caller.userId);
  const pair = { me, professionalId: sql<string>`c.professional_id`, clientId: sql<string>`c.client_id` };
  const { rows } = await context.asSystem((tx) =>
    sql<Standing>`
      select c.id, last.attachment_name as last_attachment_name, o.id as other_id, o.lang, o.deleted_at is not null as is_deleted,
        case when q.id = o.id then q.languages else '{}' end as languages,
        case when q.id = o.id then q.time_zone else o.time_zone end as time_zone,
        ${canWrite(pair, { isBegun: sql<boolean>`(c.last_seq > 0)`, now })} as can_write,
        (select id from blocks where blocker_id = ${me} and blocked_id = o.id) as block_id,
        case when o.read_receipts and (select read_receipts from users where id = ${me})
          then case when q.id = o.id then c.professional_read_seq else c.client_read_seq end end as other_read_up_to
      from conversations c
        join professionals q on q.id = c.professional_id
        join users o on o.id = case when c.client_id = ${me} then c.professional_id else c.client_id end
        left join messages last on last.conversation_id = c.id and last.seq = c.last_seq
      where c.id = any(${ids}::uuid[]) and ${me} in (c.client_id, c.professional_id)`.execute(tx),
  );
  return rows;
}
