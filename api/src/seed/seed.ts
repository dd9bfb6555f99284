import { refreshMasks } from '../modules/availability/refresh-masks.ts';
import { syncPlans } from '../modules/plans/sync-plans.ts';
import type { Services } from '../services/services.ts';
import { runAsSystem, type Tx } from '../db/run-as.ts';
import { seedBilling } from './community/seed-billing.ts';
import { attachedDocuments, seedConversations } from './community/seed-conversations.ts';
import { seedDiscussion } from './community/seed-discussion.ts';
import { seedNotifications } from './community/seed-notifications.ts';
import { seedRelations } from './community/seed-relations.ts';
import { seedReviews } from './community/seed-reviews.ts';
import { demoAccounts } from './demo-accounts.ts';
import { people } from './people.ts';
import {
  putSentDocumentFiles,
  seedAppointmentDocuments,
  seedAskedDocuments,
  sentDocuments,
} from './seed-appointment-documents.ts';
import { putAddPicture, seedAdds } from './seed-adds.ts';
import { seedAppointments } from './seed-appointments.ts';
import { seedClients } from './seed-clients.ts';
import { seedConsultations } from './seed-consultations.ts';
import { seedContent } from './seed-content.ts';
import { documentFiles, putDocumentFiles, seedDocuments } from './seed-documents.ts';
import { seedMany } from './seed-many.ts';
import { seedPages } from './seed-pages.ts';
import { seedParties } from './seed-parties.ts';
import { professionalId, seedProfessionals } from './seed-professionals.ts';
import { seedSessions } from './seed-sessions.ts';
import { putArticleCover, seedUnpublished } from './seed-unpublished.ts';
import { newToken } from '../modules/tokens/hash-token.ts';
import { writeFeed } from '../modules/calendar-feeds/own-feed.ts';

/** A subscription address for the first demo professional, a new one on each machine. */
async function seedCalendarFeed(tx: Tx, services: Pick<Services, 'config'>, now: Date): Promise<void> {
  for (const account of demoAccounts)
    if (account.role === 'professional') return writeFeed(tx, services, professionalId(account.slug), newToken(), now);
}

export interface SeedOptions {
  readonly now: Date;
  /** So many more professionals, generated, for measuring. */
  readonly professionals?: number;
}

/**
 * Fills an empty database with the demonstration, the same on every machine and laid around `now`; one transaction. Never call it in
 * production (seed-if-empty.ts and the command refuse).
 */
export async function seed(
  { db, storage, config, passwords }: Pick<Services, 'db' | 'storage' | 'config' | 'passwords'>,
  { now, professionals = 0 }: SeedOptions,
): Promise<void> {
  const { planPrices } = config;
  const hashes = await Promise.all(
    demoAccounts.map(async ({ email, password }) => [email, await passwords.hash(password)] as const),
  );
  const hashOf = new Map<string, string>(hashes);
  const files = await documentFiles();
  await putDocumentFiles(storage, files);
  const cover = await putArticleCover(storage);
  const pictureBytes = await putAddPicture(storage);
  const sent = sentDocuments();
  await putSentDocumentFiles(storage, sent);
  const attached = attachedDocuments();
  await putSentDocumentFiles(storage, attached);
  await runAsSystem(db, async (tx) => {
    await seedProfessionals(tx, now, hashOf);
    await seedDocuments(tx, now, files);
    await seedConsultations(tx, now);
    await seedClients(tx, now, hashOf);
    await syncPlans(tx, planPrices);
    await seedContent(tx, now);
    await seedAdds(tx, now, pictureBytes);
    await seedUnpublished(tx, now, cover);
    await seedPages(tx, now);
    await seedAppointments(tx, now);
    await seedAppointmentDocuments(tx, sent);
    await seedAskedDocuments(tx);
    await seedParties(tx);
    await seedReviews(tx, now);
    await seedConversations(tx, now, attached);
    await seedDiscussion(tx, now);
    await seedNotifications(tx, now);
    await seedBilling(tx, now, planPrices);
    await seedRelations(tx, now);
    await seedCalendarFeed(tx, { config }, now);
    await seedSessions(tx, now);
    for (const { slug } of people) await refreshMasks(tx, professionalId(slug), now);
  });
  if (professionals > 0) await seedMany(db, { now, professionals });
}
