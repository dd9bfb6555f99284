import { newToken } from '../../modules/tokens/hash-token.ts';
import { writeFeed } from '../../modules/calendar-feeds/own-feed.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../run-as.ts';
import { demoAccounts } from './demo-accounts.ts';
import { professionalId } from './seed-professionals.ts';

/** A subscription address for the first demo professional, a new one on each machine. */
export async function seedCalendarFeed(tx: Tx, services: Pick<Services, 'config'>, now: Date): Promise<void> {
  for (const account of demoAccounts)
    if (account.role === 'professional') return writeFeed(tx, services, professionalId(account.slug), newToken(), now);
}
