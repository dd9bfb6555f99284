import { conflictCheck, conflictCheckInput, conflictConfirmation } from 'shared-contracts/schemas/conflict-check';
import { defineTable } from '../../generic/table-module.ts';
import { confirmCheck, recordCheck } from './confirm-check.ts';
import { conflictChecksPolicy } from './policy.ts';

/** What was compared with the professional's other matters, and when they found no conflict. */
export const conflictChecksTable = defineTable({
  path: 'conflict_checks',
  policy: conflictChecksPolicy,
  row: conflictCheck,
  create: { schema: () => conflictCheckInput, run: recordCheck },
  updateWhere: { schema: () => conflictConfirmation, run: confirmCheck },
});
