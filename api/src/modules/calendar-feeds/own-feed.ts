import type { CalendarFeed } from 'shared-contracts/schemas/calendar-source';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import { createSealer } from '../../secrets/sealed.ts';
import type { Services } from '../../services/services.ts';
import { hashToken, newToken } from '../tokens/hash-token.ts';
import { holdAccount } from '../auth/hold-account.ts';

type FeedServices = Pick<Services, 'db' | 'config' | 'now'>;

const sealerOf = ({ config }: Pick<Services, 'config'>) => createSealer(config.secret, 'calendar feeds');
const addressOf = ({ config }: Pick<Services, 'config'>, token: string) =>
  `${config.apiUrl}/feeds/appointments/${token}.ics`;

/** The caller's subscription address, or null without one. */
export function ownFeed(services: FeedServices, userId: string): Promise<CalendarFeed | null> {
  return runAsSystem(services.db, async (tx) => {
    const feed = await tx.selectFrom('calendarFeeds').selectAll().where('id', '=', userId).executeTakeFirst();
    if (!feed) return null;
    const token = sealerOf(services).open(feed.tokenSealed, userId);
    return {
      address: token === undefined ? null : addressOf(services, token),
      createdAt: feed.createdAt.toISOString(),
      readAt: feed.readAt?.toISOString() ?? null,
    };
  });
}

/** A new address; the one before stops at once. */
export async function renewFeed(services: FeedServices, userId: string): Promise<CalendarFeed> {
  const [token, createdAt] = [newToken(), services.now()];
  await runAsSystem(services.db, async (tx) => {
    await holdAccount(tx, userId);
    await writeFeed(tx, services, userId, token, createdAt);
  });
  return { address: addressOf(services, token), createdAt: createdAt.toISOString(), readAt: null };
}

/** `tx` runs as `system`. */
export async function writeFeed(
  tx: Tx,
  services: Pick<Services, 'config'>,
  userId: string,
  token: string,
  createdAt: Date,
): Promise<void> {
  const values = {
    tokenHash: hashToken(token),
    tokenSealed: sealerOf(services).seal(token, userId),
    createdAt,
    readAt: null,
  };
  await tx
    .insertInto('calendarFeeds')
    .values({ id: userId, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Without an address nobody reads the appointments. */
export async function removeFeed({ db }: FeedServices, userId: string): Promise<void> {
  await runAsSystem(db, (tx) => tx.deleteFrom('calendarFeeds').where('id', '=', userId).execute());
}
