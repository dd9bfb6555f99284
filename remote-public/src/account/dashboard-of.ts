import type { Path } from 'shared-contracts/remote/paths';
import type { Role } from 'shared-contracts/schemas/vocabulary';

/** Where a person goes after signing in without a return path. */
export const dashboardOf = (role: Role): Path =>
  role === 'client' ? '/user/tableau-de-bord' : role === 'professional' ? '/pro/tableau-de-bord' : '/';
