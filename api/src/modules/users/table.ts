import { account, accountChange } from 'shared-contracts/schemas/account-record';
import type { TableModule } from '../../generic/table-module.ts';
import { usersPolicy } from './policy.ts';

export const usersTable: TableModule = {
  path: 'users',
  policy: usersPolicy,
  row: account,
  update: { schema: () => accountChange },
};
