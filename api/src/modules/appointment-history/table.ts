import { appointmentHistoryEntry } from 'shared-contracts/schemas/appointment';
import type { TableModule } from '../../generic/table-module.ts';
import { appointmentHistoryPolicy } from './policy.ts';

export const appointmentHistoryTable: TableModule = {
  path: 'appointment_history',
  policy: appointmentHistoryPolicy,
  row: appointmentHistoryEntry,
};
