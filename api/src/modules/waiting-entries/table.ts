import { waitingChange, waitingInput } from 'shared-contracts/schemas/waiting-input';
import { waitingEntry } from 'shared-contracts/schemas/waiting';
import { defineTable } from '../../generic/table-module.ts';
import { changeEntry, lockDiaryOf } from './change-entry.ts';
import { enterList } from './enter-list.ts';
import { waitingEntriesPolicy } from './policy.ts';
import { presentEntries } from './present-entries.ts';

/** The waiting list. */
export const waitingEntriesTable = defineTable({
  path: 'waiting_entries',
  policy: waitingEntriesPolicy,
  row: waitingEntry,
  create: { schema: () => waitingInput, run: enterList },
  update: { schema: () => waitingChange, lock: lockDiaryOf, run: changeEntry },
  present: presentEntries,
});
