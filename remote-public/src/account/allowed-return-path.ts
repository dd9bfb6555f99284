import { returnPath } from 'shared-contracts/remote/return-path';
import type { Role } from 'shared-contracts/schemas/vocabulary';

const othersArea: Readonly<Record<Role, RegExp>> = {
  client: /^\/pro(?:[/?#]|$)/iu,
  professional: /^\/user(?:[/?#]|$)/iu,
  operator: /^\/(?:pro|user)(?:[/?#]|$)/iu,
};

/** The return path in `?next=`, if a user of `role` may open it: on this site and not in the other role’s area. */
export function allowedReturnPath(role: Role, raw: string | null): string | undefined {
  const path = returnPath(raw, '');
  return path === '' || othersArea[role].test(path) ? undefined : path;
}
