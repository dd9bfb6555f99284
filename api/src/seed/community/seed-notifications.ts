import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { demoAccounts } from '../demo-accounts.ts';

/** Notifications about reviews, answers and comments; those of the last week are unread. Appointments have theirs already. */
export async function seedNotifications(tx: Tx, now: Date): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email);
  await sql`
    insert into notifications (id, user_id, type, data, created_at, read_at)
    select md5(told.type || subject)::uuid, user_id, told.type, data, at,
      case when at < ${now}::timestamptz - interval '7 days' then at + interval '1 day' end
    from (
      select id::text as subject, professional_id as user_id, 'review.received' as type, created_at as at,
        jsonb_build_object('reviewId', id, 'appointmentId', appointment_id, 'professionalId', professional_id) as data
      from reviews
      union all
      select id::text, client_id, 'review.replied', replied_at,
        jsonb_build_object('reviewId', id, 'appointmentId', appointment_id, 'professionalId', professional_id)
      from reviews where replied_at is not null
      union all
      select answers.id::text, client_id, 'question.answered', answers.created_at,
        jsonb_build_object('questionId', question_id, 'answerId', answers.id)
      from answers join questions on questions.id = question_id
      union all
      select comments.id::text, articles.author_id, 'comment.received', comments.created_at,
        jsonb_build_object('commentId', comments.id, 'articleId', article_id, 'answerId', null, 'questionId', null)
      from comments join articles on articles.id = article_id where comments.author_id <> articles.author_id
    ) as told join users on users.id = user_id
    where users.email = any(${emails}::text[]) and at > ${now}::timestamptz - interval '90 days'`.execute(tx);
}
