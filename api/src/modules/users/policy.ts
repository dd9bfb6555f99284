import type { Generated } from 'kysely';
import type { Locale, Role } from 'shared-contracts/schemas/vocabulary';
import type { CreatedAt, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';

export interface UsersTable {
  id: Generated<string>;
  role: Role;
  email: string;
  passwordHash: string;
  lastName: string;
  firstNames: string;
  phone: Generated<string>;
  lang: Generated<Locale>;
  timeZone: Generated<string>;
  /** Shows the other party of a conversation what was read, and is shown it. */
  readReceipts: Generated<boolean>;
  termsAcceptedAt: MaybeInstant;
  /** Null until the person has opened the link that was mailed there. */
  emailConfirmedAt: MaybeInstant;
  deletedAt: MaybeInstant;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    users: UsersTable;
  }
}

const own = ['self', 'operator'] as const;

/** Accounts: one's own, and all for operators. The other party's name comes with the appointment (presenter). */
export const usersPolicy = definePolicy({
  table: 'users',
  ops: {
    list: { operator: 'every-row', self: { mine: 'id' } },
    get: { operator: 'every-row', self: { mine: 'id' } },
    aggregate: { operator: 'every-row' },
    update: { self: { mine: 'id' } },
  },
  cols: {
    id: { type: 'uuid', read: own, filter: true },
    role: { type: 'text', read: own, aggregate: true },
    email: { type: 'text', read: own, filter: true },
    passwordHash: { type: 'text' },
    lastName: { type: 'text', read: own, update: ['self'] },
    firstNames: { type: 'text', read: own, update: ['self'] },
    phone: { type: 'text', read: own, update: ['self'] },
    lang: { type: 'text', read: own, update: ['self'], aggregate: true },
    timeZone: { type: 'text', read: own, update: ['self'] },
    readReceipts: { type: 'boolean', read: own, update: ['self'] },
    termsAcceptedAt: { type: 'instant', read: own, nullable: true },
    emailConfirmedAt: { type: 'instant', read: own, nullable: true },
    deletedAt: { type: 'instant', read: ['operator'], nullable: true },
    createdAt: { type: 'instant', read: own, aggregate: true },
    updatedAt: { type: 'instant', read: own },
  },
  erasure: {
    columns: {
      email: { of: 'id', becomes: '{id}@deleted.invalid' },
      passwordHash: { of: 'id', becomes: '' },
      lastName: { of: 'id', becomes: '–' },
      firstNames: { of: 'id', becomes: '–' },
      phone: { of: 'id', becomes: '' },
    },
    notPersonal: ['role', 'lang', 'timeZone', 'readReceipts', 'termsAcceptedAt', 'emailConfirmedAt'],
  },
  order: [['id', 'asc']],
});
