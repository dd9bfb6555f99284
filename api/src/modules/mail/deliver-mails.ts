import { sql } from 'kysely';
import type { Mailer } from '../../adapters/mail/mailer.ts';
import { runAsSystem } from '../../db/run-as.ts';
import type { JobContext } from '../../jobs/job.ts';
import { composeMail } from './compose-mail.ts';
import type { AllMailWriters } from './mail-context.ts';

/** As many as a mailer has connections, so that none waits for another. */
const AT_ONCE = 5;
const TRIES = 10;
/** Longer than all timeouts of one sending together: whoever claimed a mail and says nothing for so long is dead. */
const CLAIM = sql`interval '5 minutes'`;

/** A row of the outbox in the hands of this process. */
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
 * Sends what is due, however many processes do so at once: a mail is claimed before it is sent and marked after. Who dies in between
 * leaves it to be sent again when the claim is over, under the same id.
 */
export async function deliverMails(context: JobContext, writers: AllMailWriters): Promise<Record<Outcome, number>> {
  const counts = { mails: 0, dropped: 0, failed: 0, dead: 0 };
  const { mailer, stop } = context;
  if (!mailer) return counts;
  await giveUpOnKillers(context);
  for (let claimed = AT_ONCE; claimed === AT_ONCE && !stop.aborted;) {
    const mails = await claimMails(context);
    const outcomes = await Promise.all(mails.map((mail) => deliver({ ...context, mailer, writers }, mail)));
    for (const outcome of outcomes) counts[outcome] += 1;
    claimed = mails.length;
  }
  return counts;
}

/** Clocks of processes differ: the database's counts. */
const isDue = sql`sent_at is null and dead_at is null and due_at <= now()`;

/** Mails in whose sending the process died each time. */
const giveUpOnKillers = ({ db }: JobContext) =>
  runAsSystem(db, (tx) =>
    sql`update outbox set dead_at = now(), error = coalesce(error, 'cut off each time') where ${isDue} and attempts >= ${TRIES}`.execute(
      tx,
    ),
  );

function claimMails({ db }: JobContext): Promise<ClaimedMail[]> {
  return runAsSystem(db, async (tx) => {
    const { rows } = await sql<ClaimedMail>`
      update outbox set attempts = attempts + 1, due_at = now() + ${CLAIM}
      where id in (
        select id from outbox where ${isDue} and attempts < ${TRIES} order by due_at limit ${AT_ONCE} for update skip locked
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

/** What was said is not kept; that it was said is. */
async function markDone({ db }: JobContext, { id }: ClaimedMail): Promise<void> {
  await runAsSystem(db, (tx) =>
    sql`update outbox set sent_at = now(), data = '{}', error = null where id = ${id}`.execute(tx),
  );
}

/** Half a minute, doubled each time, an hour at the most; given up after the last try or when the server refuses for good. */
async function markFailed({ db }: JobContext, mail: ClaimedMail, error: unknown): Promise<Outcome> {
  const isDead = mail.attempts >= TRIES || isPermanent(error);
  const wait = Math.min(30 * 2 ** (mail.attempts - 1), 3_600);
  const said = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  await runAsSystem(db, (tx) =>
    sql`update outbox set error = ${said}, due_at = now() + ${wait} * interval '1 second', dead_at = ${isDead ? sql`now()` : null}
      where id = ${mail.id}`.execute(tx),
  );
  return isDead ? 'dead' : 'failed';
}

/** The server knows no such recipient (RFC 5321, 4.2.1). What it says of us, our sender or the content may be mended. */
const isPermanent = (error: unknown): boolean =>
  error instanceof Error && 'rejectedErrors' in error && 'responseCode' in error && Number(error.responseCode) >= 500;
