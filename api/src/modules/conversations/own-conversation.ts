import { sql } from 'kysely';
import type { CanWrite } from 'shared-contracts/schemas/conversation';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { Tx } from '../../db/run-as.ts';
import { canWrite, dayOf, hasContact } from './can-write.ts';

/** A conversation as who writes in it needs it. */
export interface OwnConversation {
  readonly id: string;
  readonly professionalId: string;
  readonly clientId: string;
  readonly lastSeq: number;
  readonly canWrite: CanWrite;
  readonly hasContact: boolean;
  /** At the professional. */
  readonly today: string;
  readonly awayAnsweredOn: string | null;
  readonly isAway: boolean;
  readonly awayFr: string | null;
  readonly awayEn: string | null;
  readonly clientLang: Locale;
}

interface Reading {
  readonly id: string;
  readonly me: string;
  readonly now: Date;
}

/** A conversation of one of its parties. `tx` runs as `system`. */
export async function readOwnConversation(
  tx: Tx,
  { id, me, now }: Reading,
  { isLocked = false } = {},
): Promise<OwnConversation | undefined> {
  const pair = { me, professionalId: sql<string>`c.professional_id`, clientId: sql<string>`c.client_id` };
  const { rows } = await sql<OwnConversation>`
    select c.id, c.professional_id, c.client_id, c.last_seq, c.away_answered_on,
      ${canWrite(pair, { isBegun: sql<boolean>`(c.last_seq > 0)`, now })} as can_write, ${hasContact(pair)} as has_contact,
      ${dayOf(now)} as today, q.is_away, q.away_fr, q.away_en, k.lang as client_lang
    from conversations c
      join professionals q on q.id = c.professional_id
      join users k on k.id = c.client_id
      join users o on o.id = case when c.client_id = ${me} then c.professional_id else c.client_id end
    where c.id = ${id} and ${me} in (c.client_id, c.professional_id)
    ${isLocked ? sql`for update of c` : sql``}`.execute(tx);
  return rows[0];
}
