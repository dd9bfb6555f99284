import type { Tx } from '../run-as.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seedId } from './seed-id.ts';

const others = [
  ['Paul', 'Nkoulou', 'fr', 'Africa/Douala'],
  ['Jessica', 'Ayuk', 'en', 'Africa/Douala'],
  ['Moussa', 'Diop', 'fr', 'Africa/Dakar'],
  ['Émilie', 'Roche', 'fr', 'Europe/Paris'],
  ['Kofi', 'Asante', 'en', 'Africa/Abidjan'],
  ['Lucie', 'Bergeron', 'fr', 'America/Toronto'],
  ['Ibrahim', 'Sow', 'fr', 'Africa/Dakar'],
] as const;

const emailOf = (firstNames: string, lastName: string) =>
  `${firstNames}.${lastName}@courriel.test`.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const clientId = (email: string): string => seedId('user', email);
/** Clients without a password: the other people in the professionals' diaries. */
export const otherClients: readonly string[] = others.map(([firstNames, lastName]) =>
  clientId(emailOf(firstNames, lastName)),
);

/** The client and the operator of the demonstration, and the people in the diaries. */
export async function seedClients(tx: Tx, now: Date, hashOf: ReadonlyMap<string, string>): Promise<void> {
  const termsAcceptedAt = new Date(now.getTime() - 90 * 86_400_000);
  await tx
    .insertInto('users')
    .values([
      ...demoAccounts.flatMap((account) =>
        'slug' in account
          ? []
          : [
              {
                id: clientId(account.email),
                role: account.role,
                email: account.email,
                passwordHash: hashOf.get(account.email) ?? '',
                firstNames: account.firstNames,
                lastName: account.lastName,
                lang: account.lang,
                timeZone: account.timeZone,
                phone: '+237600001234',
                termsAcceptedAt,
                emailConfirmedAt: termsAcceptedAt,
                createdAt: termsAcceptedAt,
              },
            ],
      ),
      ...others.map(([firstNames, lastName, lang, timeZone], index) => ({
        id: clientId(emailOf(firstNames, lastName)),
        role: 'client' as const,
        email: emailOf(firstNames, lastName),
        passwordHash: '',
        firstNames,
        lastName,
        lang,
        timeZone,
        phone: `+23760002${String(10 + index)}00`,
        termsAcceptedAt,
        emailConfirmedAt: termsAcceptedAt,
        createdAt: termsAcceptedAt,
      })),
    ])
    .execute();
}
