import type { Tx } from '../db/run-as.ts';
import { demoAccounts } from './demo-accounts.ts';
import { emailOf } from './email-of.ts';
import { clients } from './seed-data.ts';
import type { SeedClient } from './seed-data.ts';
import { seedId } from './seed-id.ts';

export const clientId = (email: string): string => seedId('user', email);
/** Clients without a password: the other people in the professionals' diaries. */
const otherClients: readonly string[] = clients.map(({ firstNames, lastName }) =>
  clientId(emailOf(firstNames, lastName)),
);

/** @throws Error where the data names a client that it does not have */
export function clientOf(client: SeedClient): string {
  const id = client === 'demo' ? clientId('client@nimbia.test') : otherClients[client];
  if (id === undefined) throw new Error(`no client ${client} in the data of the demonstration`);
  return id;
}

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
      ...clients.map((person, index) => ({
        ...person,
        id: clientOf(index),
        role: 'client' as const,
        email: emailOf(person.firstNames, person.lastName),
        passwordHash: '',
        phone: `+23760002${String(10 + index)}00`,
        termsAcceptedAt,
        emailConfirmedAt: termsAcceptedAt,
        createdAt: termsAcceptedAt,
      })),
    ])
    .execute();
}
