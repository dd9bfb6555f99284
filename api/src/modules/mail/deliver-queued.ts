import { sql } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { JobContext } from '../../jobs/job.ts';

const MAX_ATTEMPTS = 10;
/** Longer than all timeouts of one sending together: the process that claimed a row has died by then. */
const CLAIM = sql`interval '5 minutes'`;

/** What both outboxes have of a row that this process has claimed. */
interface Claimed {
  readonly id: string;
  readonly attempts: number;
}

interface Outbox<Row extends Claimed> {
  readonly table: 'outbox' | 'text_outbox';
  readonly concurrency: number;
  /** Whether it was sent; otherwise there is nothing to say any more. */
  send(row: Row): Promise<boolean>;
  /** Not to be tried again. */
  isFinal(error: unknown): boolean;
}

type Outcome = 'sent' | 'dropped' | 'failed' | 'dead';
export type Outcomes = Record<Outcome, number>;

/**
 * Sends what is due, also in several processes at once: a row is claimed before it is sent and marked as sent after. If the process dies in
 * between, it is sent again under the same id when the claim has expired.
 */
export async function deliverQueued<Row extends Claimed>(context: JobContext, outbox: Outbox<Row>): Promise<Outcomes> {
  const counts = { sent: 0, dropped: 0, failed: 0, dead: 0 };
  const { concurrency } = outbox;
  await giveUpAfterCrashes(context, outbox);
  for (let claimed = concurrency; claimed === concurrency && !context.stop.aborted;) {
    const rows = await claim(context, outbox);
    const outcomes = await Promise.all(rows.map((row) => deliver(context, outbox, row)));
    for (const outcome of outcomes) counts[outcome] += 1;
    claimed = rows.length;
  }
  return counts;
}

/** By the database's clock. */
const isDue = sql`sent_at is null and dead_at is null and due_at <= now()`;

type Named = Pick<Outbox<never>, 'table'>;

/** Rows during whose sending the process died each time. */
const giveUpAfterCrashes = ({ db }: JobContext, { table }: Named) =>
  runAsSystem(db, (tx) =>
    sql`update ${sql.table(table)} set dead_at = now(), error = coalesce(error, 'cut off each time')
      where ${isDue} and attempts >= ${MAX_ATTEMPTS}`.execute(tx),
  );

function claim<Row extends Claimed>({ db }: JobContext, { table, concurrency }: Outbox<Row>): Promise<Row[]> {
  return runAsSystem(db, async (tx) => {
    const { rows } = await sql<Row>`
      update ${sql.table(table)} set attempts = attempts + 1, due_at = now() + ${CLAIM}
      where id in (
        select id from ${sql.table(table)} where ${isDue} and attempts < ${MAX_ATTEMPTS}
        order by due_at limit ${concurrency} for update skip locked
      )
      returning *`.execute(tx);
    return rows;
  });
}

async function deliver<Row extends Claimed>(context: JobContext, outbox: Outbox<Row>, row: Row): Promise<Outcome> {
  try {
    const wasSent = await outbox.send(row);
    await markDone(context, outbox, row);
    return wasSent ? 'sent' : 'dropped';
  } catch (error) {
    return markFailed(context, outbox, row, error);
  }
}

/** Keeps the row, so that the event is not told again, without its content. */
async function markDone({ db }: JobContext, { table }: Named, { id }: Claimed): Promise<void> {
  await runAsSystem(db, (tx) =>
    sql`update ${sql.table(table)} set sent_at = now(), data = '{}', error = null where id = ${id}`.execute(tx),
  );
}

/** Exponential back-off from half a minute to an hour; given up after the last attempt or a final refusal. */
async function markFailed<Row extends Claimed>(
  { db }: JobContext,
  { table, isFinal }: Outbox<Row>,
  { id, attempts }: Row,
  error: unknown,
): Promise<Outcome> {
  const isDead = attempts >= MAX_ATTEMPTS || isFinal(error);
  const wait = Math.min(30 * 2 ** (attempts - 1), 3_600);
  const said = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  await runAsSystem(db, (tx) =>
    sql`update ${sql.table(table)}
      set error = ${said}, due_at = now() + ${wait} * interval '1 second', dead_at = ${isDead ? sql`now()` : null}
      where id = ${id}`.execute(tx),
  );
  return isDead ? 'dead' : 'failed';
}
