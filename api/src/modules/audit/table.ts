import type { TableModule } from '../../generic/table-module.ts';
import { auditPolicy } from './policy.ts';

export const auditTable: TableModule = { path: 'audit', policy: auditPolicy };
