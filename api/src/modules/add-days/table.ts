import { addDay } from 'shared-contracts/schemas/advertising';
import { defineTable } from '../../generic/table-module.ts';
import { addDaysPolicy } from './policy.ts';

export const addDaysTable = defineTable({ path: 'add_days', policy: addDaysPolicy, row: addDay });
