import { auditEntry } from 'shared-contracts/schemas/account-record';
import { defineTable } from '../../generic/table-module.ts';
import { auditPolicy } from './policy.ts';

export const auditTable = defineTable({ path: 'audit', policy: auditPolicy, row: auditEntry });
