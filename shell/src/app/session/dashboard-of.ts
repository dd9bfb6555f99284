import { href } from 'shared-contracts/remote/paths';
import type { Role } from 'shared-contracts/schemas/vocabulary';

/** Home of a role. Operators work through the API and have no screens yet. */
export const dashboardOf = (role: Role): string => {
  if (role === 'professional') return href('/pro/tableau-de-bord');
  return role === 'client' ? href('/user/tableau-de-bord') : href('/');
};
