import { accountSession } from 'shared-contracts/schemas/account-record';
import { defineTable } from '../../generic/table-module.ts';
import { sessionsPolicy } from './policy.ts';

export const sessionsTable = defineTable({ path: 'sessions', policy: sessionsPolicy, row: accountSession });
