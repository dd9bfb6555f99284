import type { Generated } from 'kysely';
import type { MeetingOutcomeName } from 'shared-contracts/schemas/meeting-outcome';
import type { CreatedAt, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';

export interface MeetingOutcomesTable {
  id: Generated<string>;
  appointmentId: string;
  professionalId: string;
  clientId: string;
  proposed: Maybe<MeetingOutcomeName>;
  clientSays: Maybe<MeetingOutcomeName>;
  professionalSays: Maybe<MeetingOutcomeName>;
  settled: Maybe<MeetingOutcomeName>;
  settlesAt: MaybeInstant;
  settledAt: MaybeInstant;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    meetingOutcomes: MeetingOutcomesTable;
  }
}

const parties = ['client', 'professional'] as const;
const shown = { read: parties, nullable: true } as const;

/** For the two parties; written by what they say (say-outcome.ts) and by the clock. */
export const meetingOutcomesPolicy = definePolicy({
  table: 'meetingOutcomes',
  ops: {
    list: { client: { mine: 'clientId' }, professional: { mine: 'professionalId' } },
    get: { client: { mine: 'clientId' }, professional: { mine: 'professionalId' } },
  },
  cols: {
    id: { type: 'uuid', read: parties, filter: true },
    appointmentId: { type: 'uuid', read: parties, filter: true },
    professionalId: { type: 'uuid' },
    clientId: { type: 'uuid' },
    proposed: { type: 'text', ...shown },
    clientSays: { type: 'text', ...shown },
    professionalSays: { type: 'text', ...shown },
    settled: { type: 'text', ...shown },
    settlesAt: { type: 'instant', ...shown },
    settledAt: { type: 'instant', ...shown },
    createdAt: { type: 'instant', read: parties, sort: true },
  },
  erasure: {
    rowsOfBoth: ['clientId', 'professionalId'],
    withRow: ['proposed', 'clientSays', 'professionalSays', 'settled', 'settlesAt', 'settledAt'],
  },
  order: [['createdAt', 'desc']],
});
