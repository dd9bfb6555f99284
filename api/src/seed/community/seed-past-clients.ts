import type { Tx } from '../../db/run-as.ts';
import { pastClientNames } from '../seed-data.ts';
import { emailOf } from '../email-of.ts';
import { seedId } from '../seed-id.ts';

/** Demo clients of earlier years, who cannot sign in. */
export const pastClients = pastClientNames.firstNames.flatMap((firstNames) =>
  pastClientNames.lastNames.map((lastName) => {
    const email = emailOf(firstNames, lastName);
    return { id: seedId('user', email), firstNames, lastName, email };
  }),
);

export async function seedPastClients(tx: Tx, now: Date): Promise<void> {
  const termsAcceptedAt = new Date(now.getTime() - 700 * 86_400_000);
  await tx
    .insertInto('users')
    .values(
      pastClients.map((person) => ({
        ...person,
        role: 'client' as const,
        passwordHash: '',
        lang: 'fr' as const,
        timeZone: 'Africa/Douala',
        termsAcceptedAt,
        emailConfirmedAt: termsAcceptedAt,
        createdAt: termsAcceptedAt,
      })),
    )
    .execute();
}
