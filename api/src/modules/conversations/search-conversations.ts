import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import { selectPage } from '../../generic/rows.ts';
import type { Row } from '../../generic/table-module.ts';
import { invalidAt } from '../../http/problem.ts';
import { criteriaLimits } from '../../policy/criteria-limits.ts';
import { escapePattern, longestWord } from '../../policy/like-pattern.ts';
import { checkQuery } from '../../policy/query.ts';
import { conversationsPolicy } from './policy.ts';
import { presentConversations } from './present-conversations.ts';

const MOST = 50;
/** Of one conversation, so that a long one leaves room for the others. */
const MOST_OF_ONE = 10;

/**
 * The caller's conversations in which the text is the other's name or was written, the latest first, with the latest messages that have it.
 * @throws Problem 422 TOO_SHORT without three letters in a row.
 */
export async function searchConversations(
  context: CallContext,
  text: string,
): Promise<{ data: readonly Row[]; capped: boolean }> {
  const min = criteriaLimits.patternMin;
  if (longestWord(text) < min) throw invalidAt('/text', 'TOO_SHORT', { limit: 'patternMin', min });
  const found = await findMatches(context, text);
  const matches = Map.groupBy(found.slice(0, MOST), ({ conversationId }) => conversationId);
  if (matches.size === 0) return { data: [], capped: false };
  // Read with the caller's rights.
  const query = checkQuery(conversationsPolicy, context.scope, {
    where: { id: { $in: [...matches.keys()] } },
    limit: MOST,
  });
  const page = await selectPage(context, conversationsPolicy, query);
  const shown = await presentConversations(context, page.data);
  const data = shown.map((row) => {
    const written = (matches.get(String(row.id)) ?? [])
      .filter(({ messageId }) => messageId !== null)
      .map(({ conversationId, hasMore, ...match }) => match);
    return { ...row, match: written[0] ?? null, matches: written };
  });
  return { data, capped: found.length > MOST || found.some(({ hasMore }) => hasMore) };
}

/** Without a message where only the name has the text. */
interface Found {
  readonly conversationId: string;
  readonly messageId: string | null;
  readonly seq: number | null;
  readonly body: string | null;
  readonly createdAt: Date | null;
  /** Whether the conversation has more messages with it than are found. */
  readonly hasMore: boolean | null;
}

/**
 * Names are those of one's own conversations; messages are found by an index that holds their parties (migration 048). Names come first, and
 * the first message of each conversation before the second of any.
 */
async function findMatches({ asSystem, caller }: CallContext, text: string): Promise<Found[]> {
  const me = caller.userId;
  const pattern = sql<string>`'%' || fold(${escapePattern(text)}) || '%'`;
  const { rows } = await asSystem((tx) =>
    sql<Found>`
      with written as materialized (
        select * from (
          select conversation_id, id, seq, body, created_at, row_number() over (partition by conversation_id order by seq desc) as place,
            count(*) over (partition by conversation_id) > ${MOST_OF_ONE} as has_more
          from messages where array[sender_id, recipient_id] @> array[${me}::uuid] and search like ${pattern}
        ) as one where place <= ${MOST_OF_ONE}
      )
      select c.id as conversation_id, written.id as message_id, written.seq, written.body, written.created_at, written.has_more
      from conversations c
        left join written on written.conversation_id = c.id
        left join professionals q on q.id = c.professional_id and c.client_id = ${me}
        left join users o on o.id = case when c.client_id = ${me} then c.professional_id else c.client_id end
        cross join lateral (select
          (searched(o.first_names, o.last_name, o.first_names, q.company_name) like ${pattern}) is true as has_name) as other
      where ${me} in (c.client_id, c.professional_id) and c.last_message_at is not null
        and (written.id is not null or other.has_name)
      order by coalesce(written.place, 1), other.has_name desc, c.last_message_at desc, c.id desc limit ${MOST + 1}`.execute(
      tx,
    ),
  );
  return rows;
}
