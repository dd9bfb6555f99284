import { sql } from 'kysely';
import { Problem } from '../../../api/src/http/problem.ts';
import { runAsSystem } from '../../../api/src/db/run-as.ts';
import { median, type Section } from '../section.ts';
import { addClients, book, freeWishes, wishReason } from './bookings.ts';
import type { Wish } from './bookings.ts';
import { databaseName } from './database-name.ts';
import type { MeasuredApi } from './measured-api.ts';
import { residentMegabytes } from './memory.ts';
import { race } from './race.ts';
import type { Race } from './race.ts';
import { openRaw } from './raw-database.ts';
import type { RawQuery } from './raw-database.ts';

const CLIENTS = 50;
const SLOTS = 200;
const REQUESTS = 1000;

/** 1,000 requests over 50 connections, five clients per slot of ten professionals; and the same number of bare inserts. */
export async function racingBookings(api: MeasuredApi, professionals: number): Promise<Section> {
  const workers = Array.from({ length: CLIENTS }, (_, worker) => String(worker));
  const clients = await addClients(api, 2 * REQUESTS);
  const nextClient = () => clients.pop() ?? '';
  const [wishes, others] = [await freeWishes(api, 0, SLOTS / 20), await freeWishes(api, 1, SLOTS / 20)];
  const raw = openRaw(api, CLIENTS);
  const ofRaw = await raw.during((query) => race(workers, others, (_, wish) => insert(query, nextClient(), wish)));
  await raw.close();
  const ofApi = await race(workers, wishes, (_, wish) =>
    book(api, nextClient(), wish).then(
      () => 'won',
      (error: unknown) => (error instanceof Problem ? `${error.status} ${error.code}` : String(error)),
    ),
  );
  const { rows } = await runAsSystem(api.services.db, (tx) =>
    sql<{ doubles: number }>`
      select count(*)::int as doubles from appointments a join appointments b
        on a.professional_id = b.professional_id and a.id < b.id and a.during && b.during and a.status in ('waiting', 'accepted') and b.status in ('waiting', 'accepted')`.execute(
      tx,
    ),
  );
  const doubles = rows[0]?.doubles ?? 0;
  const row = (name: string, { seconds, spans, outcomes }: Race) => {
    const p99 = spans[Math.ceil(spans.length * 0.99) - 1] ?? Number.NaN;
    return [name, seconds, Math.round(spans.length / seconds), median(spans), p99, outcomes];
  };
  return {
    title: `Racing bookings, ${databaseName(api, professionals)}`,
    note: `1,000 requests over ${CLIENTS} connections, without the network; 5 clients after each of ${SLOTS} slots. The API's with lock, diary, history, masks, events, notifications and mails; raw is one insert on the exclusion constraint, through the same driver. Budget on PostgreSQL: 2 s, no double booking (found: ${doubles}), no error but the 409. Resident memory of the process afterwards: ${residentMegabytes()} MB.`,
    columns: ['requests', 'seconds', 'per second', 'p50, ms', 'p99, ms', 'outcomes'],
    rows: [row('raw', ofRaw), row('API', ofApi)],
  };
}

/** "On conflict" needs no lock of ours; a plain insert deadlocks on the constraint (see lock-diary.ts). */
async function insert(query: RawQuery, client: string, { professionalId, startsAt, endsAt }: Wish): Promise<string> {
  const found = await query(
    `insert into appointments (professional_id, client_id, call_type, starts_at, ends_at, reason) values ($1, $2, 'video', $3, $4, $5)
     on conflict on constraint appointments_no_overlap do nothing returning id`,
    [professionalId, client, startsAt, endsAt, wishReason],
  );
  return found.length > 0 ? 'won' : 'taken';
}
