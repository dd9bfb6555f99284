import { accountSession } from 'shared-contracts/schemas/account-record';
import type { TableModule } from '../../generic/table-module.ts';
import { sessionsPolicy } from './policy.ts';

export const sessionsTable: TableModule = { path: 'sessions', policy: sessionsPolicy, row: accountSession };
