import type { Tx } from '../../run-as.ts';
import { seedId } from '../seed-id.ts';

const firstNames = [
  'Aline',
  'Boris',
  'Cécile',
  'Daouda',
  'Esther',
  'Fabrice',
  'Gisèle',
  'Hamza',
  'Josiane',
  'Kevin',
  'Linda',
  'Marc',
];
const lastNames = ['Atangana', 'Barry', 'Chevalier', 'Djoumessi'];

/** People who came in earlier years: nobody signs in as one of them. */
export const pastClients = firstNames.flatMap((first) =>
  lastNames.map((last) => {
    const email = `${first}.${last}@courriel.test`.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    return { id: seedId('user', email), firstNames: first, lastName: last, email };
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
