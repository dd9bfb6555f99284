import { auditEntry } from 'shared-contracts/schemas/account-record';
import type { TableModule } from '../../generic/table-module.ts';
import { auditPolicy } from './policy.ts';

export const auditTable: TableModule = { path: 'audit', policy: auditPolicy, row: auditEntry };
