import type { LegalKind } from 'shared-contracts/schemas/value-lists';
import type { Locale, Role } from 'shared-contracts/schemas/vocabulary';
import type { Tx } from '../../db/run-as.ts';

/** Somebody whom a mail is for or about, as of now. */
export interface Correspondent {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly firstNames: string;
  readonly lastName: string;
  readonly lang: Locale;
  readonly timeZone: string;
  readonly isDeleted: boolean;
  /** Of a professional. */
  readonly kind: LegalKind | null;
  readonly companyName: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly cancelNoticeHours: number | null;
}

/** `tx` runs as `system`. */
export async function readCorrespondents(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Correspondent>> {
  const people = await tx
    .selectFrom('users')
    .leftJoin('professionals', 'professionals.id', 'users.id')
    .select((eb) => [
      'users.id',
      'users.role',
      'users.email',
      'users.firstNames',
      'users.lastName',
      'users.lang',
      'users.deletedAt',
      eb.fn.coalesce('professionals.timeZone', 'users.timeZone').as('timeZone'),
      'professionals.kind',
      'professionals.companyName',
      'professionals.address',
      'professionals.city',
      'professionals.cancelNoticeHours',
    ])
    .where('users.id', 'in', ids)
    .execute();
  return new Map(people.map(({ deletedAt, ...person }) => [person.id, { ...person, isDeleted: deletedAt !== null }]));
}

/** Where a professional receives: the address as the profile says it. */
export const placeOf = ({ address, city }: Correspondent): string =>
  address && city && !address.includes(city) ? `${address}, ${city}` : (address ?? city ?? '');
