import type { Generated } from 'kysely';
import type { Maybe } from './column-types.ts';

/** What a check has found. Names are read from where they are kept. */
export interface ConflictMatchesTable {
  id: Generated<string>;
  checkId: string;
  /** Null for the client of the checked appointment. */
  partyId: Maybe<string>;
  withClientId: string;
  /** Null for the other client. */
  withPartyId: Maybe<string>;
  withAppointmentId: Maybe<string>;
  score: number;
  /** Of both names and roles. */
  digest: string;
}
