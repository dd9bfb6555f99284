import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { compileRows } from '../../policy/row-expression.ts';
import { visible as answerVisible } from '../answers/policy.ts';
import { visible as commentVisible } from '../comments/policy.ts';
import { published as reviewPublished } from '../reviews/policy.ts';

const subject = (key: string) => sql`(told.data->>${sql.lit(key)})::uuid`;

/** Whether what a notification (`told`) is about is there for its reader, by the first word of its type. */
export const isThere = sql<boolean>`
  case split_part(told.type, '.', 1)
    when 'appointment' then exists (select from appointments where id = ${subject('appointmentId')})
    when 'documents' then exists (select from appointments where id = ${subject('appointmentId')})
    when 'message' then exists (select from conversations where id = ${subject('conversationId')})
    when 'review' then exists (
      select from reviews where id = ${subject('reviewId')}
        and (professional_id = told.user_id or ${compileRows(reviewPublished)}))
    when 'comment' then case told.type
      when 'comment.received' then exists (
        select from comments where id = ${subject('commentId')} and ${compileRows(commentVisible)})
      else exists (
        select from articles where id = ${subject('articleId')} and is_published(published_at, shown_until)) end
    when 'question' then exists (
      select from answers where id = ${subject('answerId')} and ${compileRows(answerVisible)})
    when 'answer' then exists (
      select from answers where id = ${subject('answerId')} and ${compileRows(answerVisible)})
    when 'invoice' then exists (select from invoices where id = ${subject('invoiceId')})
    when 'document' then exists (select from documents where id = ${subject('documentId')})
    when 'advertisement' then exists (select from adds where id = ${subject('addId')})
    when 'waiting' then exists (select from waiting_entries where id = ${subject('waitingEntryId')})
    when 'calendar' then exists (select from calendar_sources where id = ${subject('calendarSourceId')})
    when 'plan' then true
    else false
  end`;

/** What was asked for and has come, was withdrawn or is for an appointment that is over is mailed no more. */
export const isStillAsked = (now: Date) => sql<boolean>`
  (told.type <> 'documents.asked' or exists (
    select from asked_documents asked join appointments on appointments.id = asked.appointment_id
    where asked.appointment_id = ${subject('appointmentId')} and asked.is_awaited
      and appointments.status in ('waiting', 'accepted') and appointments.ends_at > ${now}))`;

/** Says of each row whether its subject is gone, and of the waiting list what was booked; one query per page. */
export async function presentSubjects(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const ids = rows.map(({ id }) => String(id));
  const found = await context.asSystem((tx) =>
    sql<{ readonly id: string; readonly bookedId: string | null }>`
      select told.id, entry.appointment_id as booked_id from notifications as told
      left join waiting_entries entry
        on told.type like 'waiting.%' and entry.id = ${subject('waitingEntryId')} and entry.state = 'booked'
      where told.id = any(${ids}::uuid[]) and ${isThere}`.execute(tx),
  );
  const there = new Map(found.rows.map(({ id, bookedId }) => [id, bookedId]));
  return rows.map((row) => {
    const bookedId = there.get(String(row.id));
    return { ...row, isGone: bookedId === undefined, bookedId: bookedId ?? null };
  });
}
