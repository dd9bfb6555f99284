import { sql } from 'kysely';
import type { Mailer } from '../../adapters/mail/mailer.ts';
import { runAsSystem } from '../../db/run-as.ts';
import type { JobContext } from '../../jobs/job.ts';
import { composeMail } from './compose-mail.ts';
import type { AllMailWriters } from './mail-context.ts';

/** The connections of the SMTP pool. */
const CONCURRENCY = 5;
const MAX_ATTEMPTS = 10;
/** Longer than all timeouts of one sending together: the process that claimed a mail has died by then. */
const CLAIM = sql`interval '5 minutes'`;

/** A row of the outbox that this process has claimed. */
export interface ClaimedMail {
  readonly id: string;
  readonly userId: string;
  readonly address: string | null;
  readonly template: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly attempts: number;
}

type Outcome = 'mails' | 'dropped' | 'failed' | 'dead';

/**
 * Sends what is due, also in several processes at once: a mail is claimed before it is sent and marked as sent after. If the process dies in
 * between, it is sent again under the same id when the claim has expired.
 */
export async function deliverMails(context: JobContext, writers: AllMailWriters): Promise<Record<Outcome, number>> {
  const counts = { mails: 0, dropped: 0, failed: 0, dead: 0 };
  const { mailer, stop } = context;
  if (!mailer) return counts;
  await giveUpAfterCrashes(context);
  for (let claimed = CONCURRENCY; claimed === CONCURRENCY && !stop.aborted;) {
    const mails = await claimMails(context);
    const outcomes = await Promise.all(mails.map((mail) => deliver({ ...context, mailer, writers }, mail)));
    for (const outcome of outcomes) counts[outcome] += 1;
    claimed = mails.length;
  }
  return counts;
}

/** By the database's clock. */
const isDue = sql`sent_at is null and dead_at is null and due_at <= now()`;

/** Mails during whose sending the process died each time. */
const giveUpAfterCrashes = ({ db }: JobContext) =>
  runAsSystem(db, (tx) =>
    sql`update outbox set dead_at = now(), error = coalesce(error, 'cut off each time') where ${isDue} and attempts >= ${MAX_ATTEMPTS}`.execute(
      tx,
    ),
  );

function claimMails({ db }: JobContext): Promise<ClaimedMail[]> {
  return runAsSystem(db, async (tx) => {
    const { rows } = await sql<ClaimedMail>`
      update outbox set attempts = attempts + 1, due_at = now() + ${CLAIM}
      where id in (
        select id from outbox where ${isDue} and attempts < ${MAX_ATTEMPTS} order by due_at limit ${CONCURRENCY} for update skip locked
      )
      returning id, user_id, address, template, data, attempts`.execute(tx);
    return rows;
  });
}

type Delivery = JobContext & { readonly mailer: Mailer; readonly writers: AllMailWriters };

async function deliver(context: Delivery, mail: ClaimedMail): Promise<Outcome> {
  try {
    const composed = await composeMail(context, context.writers, mail);
    if (composed) await context.mailer.send(composed);
    await markDone(context, mail);
    return composed ? 'mails' : 'dropped';
  } catch (error) {
    return markFailed(context, mail, error);
  }
}

/** Keeps the row, so that the event is not mailed again, without its content. */
async function markDone({ db }: JobContext, { id }: ClaimedMail): Promise<void> {
  await runAsSystem(db, (tx) =>
    sql`update outbox set sent_at = now(), data = '{}', error = null where id = ${id}`.execute(tx),
  );
}

/** Exponential back-off from half a minute to an hour; given up after the last attempt or a permanent refusal. */
async function markFailed({ db }: JobContext, mail: ClaimedMail, error: unknown): Promise<Outcome> {
  const isDead = mail.attempts >= MAX_ATTEMPTS || isPermanent(error);
  const wait = Math.min(30 * 2 ** (mail.attempts - 1), 3_600);
  const said = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  await runAsSystem(db, (tx) =>
    sql`update outbox set error = ${said}, due_at = now() + ${wait} * interval '1 second', dead_at = ${isDead ? sql`now()` : null}
      where id = ${mail.id}`.execute(tx),
  );
  return isDead ? 'dead' : 'failed';
}

/** The server knows no such recipient (RFC 5321, 4.2.1). Refusals of our sender or of the content can be repaired. */
const isPermanent = (error: unknown): boolean =>
  error instanceof Error && 'rejectedErrors' in error && 'responseCode' in error && Number(error.responseCode) >= 500;
