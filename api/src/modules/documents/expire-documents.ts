import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { documentWarningDays } from 'shared-contracts/processes/registration-documents';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { notifyAboutDocument } from './notify-about-document.ts';
import { lock } from '../../db/advisory-locks.ts';

const BATCH = 100;
type ExpiryServices = Pick<Services, 'db' | 'now'>;
type DueDocument = { id: string; professionalId: string; kind: DocumentKind; expiresOn: string };

/**
 * Marks expired documents, and warns 30 and 7 days ahead, once each, unless a new one awaits a decision. A late run does not extend
 * bookability, since bookings compare dates. Returns how many of each.
 */
export async function expireDocuments(services: ExpiryServices): Promise<{ expired: number; warned: number }> {
  const today = sql`${services.now().toISOString().slice(0, 10)}::date`;
  const isExpired = sql<boolean>`state = 'accepted' and expires_on < ${today}`;
  const tier = sql`(select min(days) from unnest(${[...documentWarningDays]}::int[]) as days where expires_on <= ${today} + days)`;
  const needsWarning = sql<boolean>`state = 'accepted' and expires_on >= ${today} and ${tier} < coalesce(warned_days, 1000)
    and not exists (select from documents newer
      where newer.professional_id = documents.professional_id and newer.kind = documents.kind and newer.state = 'submitted')`;
  return {
    expired: await changeDue(services, isExpired, sql`state = 'expired', recheck_since = null`, 'expired'),
    warned: await changeDue(services, needsWarning, sql`warned_days = ${tier}`, 'expiring'),
  };
}

/** One short transaction each, under the professional's lock, and only if still due. */
async function changeDue(
  { db, now }: ExpiryServices,
  isDue: RawBuilder<boolean>,
  change: RawBuilder<unknown>,
  news: 'expired' | 'expiring',
): Promise<number> {
  let changed = 0;
  for (;;) {
    const due = await runAsSystem(db, async (tx) => {
      const { rows } = await sql<{ id: string; professionalId: string }>`
        select id, professional_id from documents where ${isDue} order by expires_on limit ${BATCH}`.execute(tx);
      return rows;
    });
    for (const { id, professionalId } of due) {
      await runAsSystem(db, async (tx) => {
        await lock(tx, `diary:${professionalId}`);
        const { rows } = await sql<DueDocument>`
          update documents set ${change} where id = ${id} and ${isDue} returning id, professional_id, kind, expires_on`.execute(
          tx,
        );
        for (const document of rows) await notifyAboutDocument(tx, document, news, now());
        changed += rows.length;
      });
    }
    if (due.length < BATCH) return changed;
  }
}
