import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import * as foundations from './migrations/001-foundations.ts';
import * as people from './migrations/002-people.ts';
import * as availability from './migrations/003-availability.ts';
import * as appointments from './migrations/004-appointments.ts';
import * as content from './migrations/005-content.ts';
import * as platform from './migrations/006-platform.ts';
import * as availabilityFills from './migrations/007-availability-fills.ts';
import * as searchIndexes from './migrations/008-search-indexes.ts';
import * as availabilityByCallType from './migrations/009-availability-by-call-type.ts';
import * as outbox from './migrations/020-outbox.ts';
import * as categories from './migrations/030-categories.ts';
import * as conversations from './migrations/031-conversations.ts';
import * as reviews from './migrations/032-reviews.ts';
import * as discussion from './migrations/033-discussion.ts';
import * as addViews from './migrations/034-add-views.ts';
import * as billing from './migrations/035-billing.ts';
import * as relations from './migrations/036-relations.ts';
import * as records from './migrations/037-records.ts';
import * as filterIndexes from './migrations/038-filter-indexes.ts';
import * as listingOrders from './migrations/039-listing-orders.ts';
import * as searchText from './migrations/040-search-text.ts';
import * as cityInOrder from './migrations/041-city-in-order.ts';
import * as uploads from './migrations/045-uploads.ts';
import * as documents from './migrations/046-documents.ts';
import * as accountAccess from './migrations/050-account-access.ts';
import * as auditTime from './migrations/051-audit-time.ts';
import * as places from './migrations/052-places.ts';
import * as accessTokensByExpiry from './migrations/053-access-tokens-by-expiry.ts';
import * as missingValues from './migrations/054-missing-values.ts';
import * as ownLists from './migrations/055-own-lists.ts';
import * as operatorsLists from './migrations/056-operators-lists.ts';
import * as documentsToLookAtAgain from './migrations/057-documents-to-look-at-again.ts';
import * as remoteLoads from './migrations/058-remote-loads.ts';
import * as commentsFollow from './migrations/060-comments-follow.ts';
import * as knownZones from './migrations/063-known-zones.ts';
import * as searchAtAMillion from './migrations/064-search-at-a-million.ts';
import * as articlesWhole from './migrations/065-articles-whole.ts';
import * as pages from './migrations/066-pages.ts';
import * as suggestions from './migrations/069-suggestions.ts';
import * as appointmentDocuments from './migrations/070-appointment-documents.ts';
import * as slotHolds from './migrations/071-slot-holds.ts';
import * as bookingLimits from './migrations/072-booking-limits.ts';
import * as deletedComments from './migrations/074-deleted-comments.ts';
import * as searchByFunctions from './migrations/075-search-by-functions.ts';
import * as confirmedEmails from './migrations/076-confirmed-emails.ts';
import * as actsOfClients from './migrations/077-acts-of-clients.ts';
import * as publishedOnce from './migrations/078-published-once.ts';
import * as commentsInSight from './migrations/079-comments-in-sight.ts';
import * as recordedSecurity from './migrations/080-recorded-security.ts';
import * as proposedTimesHeld from './migrations/081-proposed-times-held.ts';
import * as publicContact from './migrations/082-public-contact.ts';
import * as availabilityDateAndPhones from './migrations/083-availability-date-and-phones.ts';
import * as registeredWith from './migrations/084-registered-with.ts';
import * as dropPositions from './migrations/085-drop-positions.ts';
import { patiently } from './patiently.ts';
import type { Tables } from './schema.ts';

interface Migration {
  readonly name: string;
  up(db: Kysely<Tables>): Promise<void>;
}

/** In order; a migration that was released is never changed, another one follows. */
const migrations: readonly Migration[] = [
  { name: '001-foundations', up: foundations.up },
  { name: '002-people', up: people.up },
  { name: '003-availability', up: availability.up },
  { name: '004-appointments', up: appointments.up },
  { name: '005-content', up: content.up },
  { name: '006-platform', up: platform.up },
  { name: '007-availability-fills', up: availabilityFills.up },
  { name: '008-search-indexes', up: searchIndexes.up },
  { name: '009-availability-by-call-type', up: availabilityByCallType.up },
  { name: '020-outbox', up: outbox.up },
  { name: '030-categories', up: categories.up },
  { name: '031-conversations', up: conversations.up },
  { name: '032-reviews', up: reviews.up },
  { name: '033-discussion', up: discussion.up },
  { name: '034-add-views', up: addViews.up },
  { name: '035-billing', up: billing.up },
  { name: '036-relations', up: relations.up },
  { name: '037-records', up: records.up },
  { name: '038-filter-indexes', up: filterIndexes.up },
  { name: '039-listing-orders', up: listingOrders.up },
  { name: '040-search-text', up: searchText.up },
  { name: '041-city-in-order', up: cityInOrder.up },
  { name: '045-uploads', up: uploads.up },
  { name: '046-documents', up: documents.up },
  { name: '050-account-access', up: accountAccess.up },
  { name: '051-audit-time', up: auditTime.up },
  { name: '052-places', up: places.up },
  { name: '053-access-tokens-by-expiry', up: accessTokensByExpiry.up },
  { name: '054-missing-values', up: missingValues.up },
  { name: '055-own-lists', up: ownLists.up },
  { name: '056-operators-lists', up: operatorsLists.up },
  { name: '057-documents-to-look-at-again', up: documentsToLookAtAgain.up },
  { name: '058-remote-loads', up: remoteLoads.up },
  { name: '060-comments-follow', up: commentsFollow.up },
  { name: '063-known-zones', up: knownZones.up },
  { name: '064-search-at-a-million', up: searchAtAMillion.up },
  { name: '065-articles-whole', up: articlesWhole.up },
  { name: '066-pages', up: pages.up },
  { name: '069-suggestions', up: suggestions.up },
  { name: '070-appointment-documents', up: appointmentDocuments.up },
  { name: '071-slot-holds', up: slotHolds.up },
  { name: '072-booking-limits', up: bookingLimits.up },
  { name: '074-deleted-comments', up: deletedComments.up },
  { name: '075-search-by-functions', up: searchByFunctions.up },
  { name: '076-confirmed-emails', up: confirmedEmails.up },
  { name: '077-acts-of-clients', up: actsOfClients.up },
  { name: '078-published-once', up: publishedOnce.up },
  { name: '079-comments-in-sight', up: commentsInSight.up },
  { name: '080-recorded-security', up: recordedSecurity.up },
  { name: '081-proposed-times-held', up: proposedTimesHeld.up },
  { name: '082-public-contact', up: publicContact.up },
  { name: '083-availability-date-and-phones', up: availabilityDateAndPhones.up },
  { name: '084-registered-with', up: registeredWith.up },
  { name: '085-drop-positions', up: dropPositions.up },
];

/**
 * Brings the database up to date; answers the names of what was applied. Each migration is all or nothing and lets go of its locks before the
 * next one begins.
 */
export async function migrate(owner: Kysely<Tables>): Promise<string[]> {
  const applied: string[] = [];
  for (const { name, up } of await missing(owner)) {
    await patiently(owner, 'migrations', async (tx) => {
      const { rows } = await sql`select from schema_migrations where name = ${name}`.execute(tx);
      if (rows.length > 0) return; // by another process, meanwhile
      await up(tx);
      await sql`insert into schema_migrations (name) values (${name})`.execute(tx);
      applied.push(name);
    });
  }
  return applied;
}

function missing(owner: Kysely<Tables>) {
  return patiently(owner, 'migrations', async (tx) => {
    await sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
      tx,
    );
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(tx);
    const applied = new Set(rows.map((row) => row.name));
    return migrations.filter(({ name }) => !applied.has(name));
  });
}
