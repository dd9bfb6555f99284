import type { TableModule } from '../../generic/table-module.ts';
import { appointmentsPolicy } from './policy.ts';

export const appointmentsTable: TableModule = { path: 'appointments', policy: appointmentsPolicy };
