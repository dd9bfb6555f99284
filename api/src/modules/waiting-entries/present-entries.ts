import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { presentParties } from '../users/present-parties.ts';
import { offerToken } from './offer-token.ts';

interface Beside {
  readonly id: string;
  readonly consultation: { readonly nameFr: string; readonly nameEn: string; readonly minutes: number };
  readonly booked: { readonly id: string; readonly startsAt: string; readonly endsAt: string } | null;
  readonly later: { readonly id: string; readonly startsAt: string } | null;
  readonly lastOffer: { readonly startsAt: string; readonly outcome: string } | null;
}

/** As on the wire. */
const iso = (at: RawBuilder<unknown>) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Adds both parties, the consultation and, for the client, the last offer that ended, what was booked, and of an open offer the token and a
 * later appointment.
 */
export async function presentEntries(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const shown = await presentParties(context, rows);
  const isClient = context.caller.role === 'client';
  const beside = await context.asSystem((tx) =>
    sql<Beside>`
      select e.id, json_build_object('nameFr', c.name_fr, 'nameEn', c.name_en, 'minutes', c.minutes) as consultation,
        (select json_build_object('startsAt', ${iso(sql`o.starts_at`)}, 'outcome', o.outcome)
          from waiting_offers o where o.entry_id = e.id and o.outcome <> 'open' and ${isClient}::boolean
          order by o.created_at desc limit 1) as last_offer,
        (select json_build_object('id', a.id, 'startsAt', ${iso(sql`a.starts_at`)}, 'endsAt', ${iso(sql`a.ends_at`)})
          from appointments a where a.id = e.appointment_id and e.state = 'booked' and a.status in ('waiting', 'accepted')
            and ${isClient}::boolean) as booked,
        (select json_build_object('id', a.id, 'startsAt', ${iso(sql`a.starts_at`)})
          from appointments a where a.client_id = e.client_id and a.professional_id = e.professional_id
            and a.consultation_id = e.consultation_id and a.status in ('waiting', 'accepted') and a.starts_at > e.offered_starts_at
            and ${isClient}::boolean order by a.starts_at limit 1) as later
      from waiting_entries e join consultations c on c.id = e.consultation_id
      where e.id = any (${rows.map(({ id }) => String(id))}::uuid[])`.execute(tx),
  );
  const byId = new Map(beside.rows.map(({ id, ...one }) => [id, one]));
  return shown.map((row) => {
    const startsAt = row.offeredStartsAt;
    return {
      ...row,
      ...byId.get(String(row.id)),
      holder:
        isClient && startsAt
          ? offerToken(context.services.config, String(row.id), new Date(startsAt as Date | string))
          : null,
    };
  });
}
