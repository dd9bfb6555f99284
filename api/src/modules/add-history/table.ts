import { addHistoryEntry } from 'shared-contracts/schemas/advertising';
import { defineTable } from '../../generic/table-module.ts';
import { addHistoryPolicy } from './policy.ts';

export const addHistoryTable = defineTable({ path: 'add_history', policy: addHistoryPolicy, row: addHistoryEntry });
