import { sanitiseName } from 'shared-contracts/schemas/name';
import type { LegalKind } from 'shared-contracts/schemas/value-lists';
import type { Locale, Role } from 'shared-contracts/schemas/vocabulary';
import type { Tx } from '../../db/run-as.ts';

/** The current data of a person whom a mail is for or about. */
export interface Correspondent {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly firstNames: string;
  readonly lastName: string;
  readonly lang: Locale;
  readonly timeZone: string;
  readonly emailConfirmedAt: Date | null;
  readonly isDeleted: boolean;
  /** Of a professional. */
  readonly kind: LegalKind | null;
  readonly companyName: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly publicPhone: string | null;
  readonly publicEmail: string | null;
  readonly country: string | null;
  readonly cancelNoticeHours: number | null;
  readonly profileImage: string | null;
}

/** `tx` runs as `system`. Names from before they were validated are stripped of what does not belong in a name. */
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
      'users.emailConfirmedAt',
      'users.deletedAt',
      eb.fn.coalesce('professionals.timeZone', 'users.timeZone').as('timeZone'),
      'professionals.kind',
      'professionals.companyName',
      'professionals.address',
      'professionals.city',
      'professionals.latitude',
      'professionals.longitude',
      'professionals.publicPhone',
      'professionals.publicEmail',
      'professionals.country',
      'professionals.cancelNoticeHours',
      'professionals.profileImage',
    ])
    .where('users.id', 'in', ids)
    .execute();
  return new Map(
    people.map(({ deletedAt, ...person }) => [
      person.id,
      { ...person, ...named(person), isDeleted: deletedAt !== null },
    ]),
  );
}

type Names = Pick<Correspondent, 'firstNames' | 'lastName' | 'companyName' | 'address' | 'city'>;

function named({ firstNames, lastName, companyName, address, city }: Names): Names {
  const orNone = (text: string | null) => (text === null ? null : sanitiseName(text));
  return {
    firstNames: sanitiseName(firstNames),
    lastName: sanitiseName(lastName),
    companyName: orNone(companyName),
    address: orNone(address),
    city: orNone(city),
  };
}
