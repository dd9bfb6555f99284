import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CanWrite } from 'shared-contracts/schemas/conversation';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import { Problem } from '../../http/problem.ts';

interface Pair {
  readonly professionalId: RawBuilder<string>;
  readonly clientId: RawBuilder<string>;
  readonly me: string;
}

/** There was an appointment between them, whatever became of it. */
export const hasBooked = ({ professionalId, clientId }: Omit<Pair, 'me'>): RawBuilder<boolean> => sql<boolean>`
  exists (select from appointments where professional_id = ${professionalId} and client_id = ${clientId})`;

/** A request that came to nothing opens nothing; one that stands does, and so does what the professional wrote. */
export const hasContact = ({ professionalId, clientId }: Omit<Pair, 'me'>): RawBuilder<boolean> => sql<boolean>`(
  exists (
    select from appointments
    where professional_id = ${professionalId} and client_id = ${clientId}
      and status not in ('rejected', 'withdrawn', 'expired'))
  or exists (
    select from conversations
    where professional_id = ${professionalId} and client_id = ${clientId} and professional_wrote))`;

/** The day at the professional `q`. */
export const dayOf = (now: Date): RawBuilder<string> =>
  sql<string>`(${now}::timestamptz at time zone q.time_zone)::date`;

/**
 * A {@link CanWrite} of `me`. The statement has the other party as `o` (of `users`) and the professional as `q`. `isBegun`: the
 * conversation has messages, so it does not count as a first contact of today.
 */
export const canWrite = (
  pair: Pair,
  { isBegun, now }: { isBegun: RawBuilder<boolean>; now: Date },
): RawBuilder<CanWrite> => sql<CanWrite>`
  case
    when o.deleted_at is not null then 'deleted'
    when exists (
      select from blocks
      where (blocker_id = ${pair.me} and blocked_id = o.id) or (blocker_id = o.id and blocked_id = ${pair.me})) then 'blocked'
    when q.id = ${pair.me} or ${hasContact(pair)} then 'open'
    when not (q.first_contacts and is_listed(q.verified_at, q.verified_until)) then 'closed'
    when not ${isBegun} and q.first_contacts_per_day <= (
      select count(*) from conversations where professional_id = q.id and first_contact_on = ${dayOf(now)}) then 'limited'
    else 'open'
  end`;

const codes = {
  blocked: 'CONVERSATION_BLOCKED',
  deleted: 'RECIPIENT_DELETED',
  closed: 'FIRST_CONTACTS_CLOSED',
  limited: 'FIRST_CONTACTS_FULL',
} as const satisfies Record<Exclude<CanWrite, 'open'>, ErrorCode>;

/** @throws Problem 409 with the reason. */
export function requireOpen(state: CanWrite): void {
  if (state !== 'open') throw new Problem(409, codes[state]);
}
