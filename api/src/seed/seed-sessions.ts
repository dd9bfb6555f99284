import type { Tx } from '../db/run-as.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seedId } from './seed-id.ts';
import { professionalId } from './seed-professionals.ts';

const HOUR = 3_600_000;

/** Devices as somebody has several, most used ones first. */
const devices = [
  {
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    openedHoursAgo: 19 * 24,
    usedHoursAgo: 3,
  },
  {
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    openedHoursAgo: 12 * 24,
    usedHoursAgo: 50,
  },
] as const;

/** A hash whose token nobody knows, the same on every machine. */
const unusable = (id: string) => Buffer.from(id.replaceAll('-', '').repeat(2), 'hex');

/** Other devices on which the professionals of the demonstration are signed in; nobody has their tokens. */
export async function seedSessions(tx: Tx, now: Date): Promise<void> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR);
  for (const account of demoAccounts) {
    if (account.role !== 'professional') continue;
    const userId = professionalId(account.slug);
    for (const [index, { userAgent, openedHoursAgo, usedHoursAgo }] of devices.entries()) {
      const id = seedId('session', `${account.slug} ${index}`);
      const times = { createdAt: at(openedHoursAgo), usedAt: at(usedHoursAgo) };
      await tx
        .insertInto('sessions')
        .values({ id, userId, userAgent, ...times })
        .execute();
      const expiresAt = new Date(times.usedAt.getTime() + 30 * 24 * HOUR);
      await tx
        .insertInto('refreshTokens')
        .values({ hash: unusable(id), sessionId: id, expiresAt, createdAt: times.usedAt })
        .execute();
    }
  }
}
