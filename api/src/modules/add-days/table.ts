import { addDay } from 'shared-contracts/schemas/advertising';
import type { TableModule } from '../../generic/table-module.ts';
import { addDaysPolicy } from './policy.ts';

export const addDaysTable: TableModule = { path: 'add_days', policy: addDaysPolicy, row: addDay };
