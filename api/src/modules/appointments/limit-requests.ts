import { sql } from 'kysely';
import { requestLimits } from 'shared-contracts/processes/request-limits';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { Problem } from '../../http/problem.ts';
import { notConfirmed } from '../auth/email-confirmations.ts';
import { prepared } from '../../db/frequent-statements.ts';

const { waiting, waitingHere, requestsADay, actsHereADay } = requestLimits;

interface Parties {
  readonly clientId: string;
  readonly professionalId: string;
}

/** Seconds until the oldest of the last `limit` rows is 24 hours old, by the database's clock; null while there are fewer. */
const dayIsFull = (table: string, at: string, whose: ReturnType<typeof sql>, limit: number) => sql<number | null>`(
  select ceil(extract(epoch from ${sql.ref(at)} + interval '24 hours' - now()))::int from ${sql.table(table)}
  where ${whose} and ${sql.ref(at)} > now() - interval '24 hours'
  order by ${sql.ref(at)} desc offset ${sql.lit(limit - 1)} limit 1)`;

const actsHere = (actorId: string, { clientId, professionalId }: Parties) =>
  dayIsFull(
    'appointment_history',
    'at',
    sql`actor_id = ${actorId}::uuid and client_id = ${clientId}::uuid and professional_id = ${professionalId}::uuid`,
    actsHereADay,
  );

/**
 * Checks the client's limits for requests. `tx` runs as `system` and holds the client's lock.
 * @throws Problem 403 EMAIL_NOT_CONFIRMED, 409 TOO_MANY_WAITING and TOO_MANY_WAITING_HERE, 429 TOO_MANY_REQUESTS and TOO_MANY_REQUESTS_HERE.
 */
export async function allowRequest(tx: Tx, parties: Parties, { services, now }: CallContext): Promise<void> {
  const { clientId, professionalId } = parties;
  const { rows } = await prepared(sql<{
    isConfirmed: boolean;
    all: number;
    here: number;
    fullDay: number | null;
    fullHere: number | null;
  }>`
    select u.email_confirmed_at is not null as is_confirmed, w.all, w.here,
      ${dayIsFull('appointments', 'created_at', sql`client_id = ${clientId}::uuid and opened_by = 'client'`, requestsADay)} as full_day,
      ${actsHere(clientId, parties)} as full_here
    from users u, lateral (
      select count(*)::int as all, (count(*) filter (where professional_id = ${professionalId}::uuid))::int as here
      from appointments where client_id = u.id and opened_by = 'client' and status = 'waiting' and expires_at > ${now}
    ) w
    where u.id = ${clientId}::uuid`).execute(tx);
  const [count] = rows;
  if (!count?.isConfirmed) throw notConfirmed(services.config);
  if (count.here >= waitingHere) throw tooMany('TOO_MANY_WAITING_HERE', waitingHere);
  if (count.all >= waiting) throw tooMany('TOO_MANY_WAITING', waiting);
  if (count.fullHere !== null) throw tooMany('TOO_MANY_REQUESTS_HERE', actsHereADay, count.fullHere);
  if (count.fullDay !== null) throw tooMany('TOO_MANY_REQUESTS', requestsADay, count.fullDay);
}

/**
 * Checks the limit for proposals to the other party; withdrawing and declining stay possible. `tx` runs as `system` and holds the
 * person's lock. @throws Problem 429.
 */
export async function allowProposal(tx: Tx, actorId: string, parties: Parties): Promise<void> {
  const { rows } = await sql<{ fullHere: number | null }>`
    select ${actsHere(actorId, parties)} as full_here`.execute(tx);
  const fullHere = rows[0]?.fullHere ?? null;
  if (fullHere !== null) throw tooMany('TOO_MANY_REQUESTS_HERE', actsHereADay, fullHere);
}

/**
 * Checks how many appointments that a professional offered await a client's answer. `tx` runs as `system` and holds the professional's lock.
 * @throws Problem 409 TOO_MANY_WAITING_HERE.
 */
export async function allowOffer(tx: Tx, { clientId, professionalId }: Parties, now: Date): Promise<void> {
  const { open } = await tx
    .selectFrom('appointments')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('professionalId', '=', professionalId)
    .where('clientId', '=', clientId)
    .where('openedBy', '=', 'professional')
    .where('status', '=', 'waiting')
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(open) >= waitingHere) throw tooMany('TOO_MANY_WAITING_HERE', waitingHere);
}

const tooMany = (code: ErrorCode, limit: number, seconds?: number): Problem =>
  new Problem(seconds === undefined ? 409 : 429, code, {
    details: { limit },
    ...(seconds !== undefined && { headers: { 'retry-after': String(Math.max(1, seconds)) } }),
  });
