import { clientNotes, clientOfPractice } from 'shared-contracts/schemas/client';
import { defineTable } from '../../generic/table-module.ts';
import { clientsPolicy } from './policy.ts';

/** Clients of a professional; triggers keep them (migration 028). */
export const clientsTable = defineTable({
  path: 'clients',
  policy: clientsPolicy,
  row: clientOfPractice,
  update: { schema: () => clientNotes },
});
