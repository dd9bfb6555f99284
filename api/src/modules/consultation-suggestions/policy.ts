import type { Generated } from 'kysely';
import type { CallType, Profession } from 'shared-contracts/schemas/vocabulary';
import { definePolicy } from '../../policy/policy.ts';

export interface ConsultationSuggestionsTable {
  id: Generated<string>;
  professions: Profession[];
  nameFr: string;
  nameEn: string;
  minutes: number;
  callTypes: CallType[];
  position: number;
}

declare module '../../db/schema.ts' {
  interface Tables {
    consultationSuggestions: ConsultationSuggestionsTable;
  }
}

const readers = ['professional', 'operator'] as const;
const operator = ['operator'] as const;
const written = { read: readers, create: operator, update: operator } as const;

/** What professionals may fill in for a new consultation; written by operators. */
export const consultationSuggestionsPolicy = definePolicy({
  table: 'consultationSuggestions',
  ops: {
    list: { professional: 'every-row', operator: 'every-row' },
    get: { professional: 'every-row', operator: 'every-row' },
    create: { operator: 'every-row' },
    update: { operator: 'every-row' },
    delete: { operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', read: readers, filter: true },
    professions: { type: 'text[]', ...written },
    nameFr: { type: 'text', ...written },
    nameEn: { type: 'text', ...written },
    minutes: { type: 'integer', ...written },
    callTypes: { type: 'text[]', ...written },
    position: { type: 'integer', ...written },
  },
  erasure: 'nothing personal',
  order: [['position', 'asc']],
});
