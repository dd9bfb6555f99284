import { definePolicy } from '../../policy/policy.ts';

const parties = ['client', 'professional', 'operator'] as const;
const shown = { read: parties } as const;

/** What happened to an appointment, for its two parties; written only by our own code and never changed. */
export const appointmentHistoryPolicy = definePolicy({
  table: 'appointmentHistory',
  ops: {
    list: { client: { mine: 'clientId' }, professional: { mine: 'professionalId' }, operator: 'every-row' },
    get: { client: { mine: 'clientId' }, professional: { mine: 'professionalId' }, operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    appointmentId: { type: 'uuid', ...shown, filter: true },
    professionalId: { type: 'uuid' },
    clientId: { type: 'uuid' },
    at: { type: 'instant', ...shown, filter: true, sort: true },
    actorRole: { type: 'text', ...shown },
    actorId: { type: 'uuid', read: ['operator'], nullable: true },
    transition: { type: 'text', ...shown },
    fromStatus: { type: 'text', ...shown, nullable: true },
    toStatus: { type: 'text', ...shown },
    changeReason: { type: 'text', ...shown, nullable: true },
    changeNote: { type: 'text', ...shown, nullable: true },
    startsAt: { type: 'instant', ...shown },
  },
  erasure: { rowsOfBoth: ['clientId', 'professionalId'] },
  order: [['at', 'asc']],
});
