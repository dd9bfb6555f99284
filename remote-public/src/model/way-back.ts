import { returnPath } from 'shared-contracts/remote/return-path';
import type { Role } from 'shared-contracts/schemas/vocabulary';

const othersArea: Readonly<Record<Role, RegExp>> = {
  client: /^\/pro(?:[/?#]|$)/iu,
  professional: /^\/user(?:[/?#]|$)/iu,
  operator: /^\/(?:pro|user)(?:[/?#]|$)/iu,
};

/** The way back that `?next=` asks for, as far as a person of `role` can take it: of this site, and in no area of the other role. */
export function wayBack(role: Role, raw: string | null): string | undefined {
  const path = returnPath(raw, '');
  return path === '' || othersArea[role].test(path) ? undefined : path;
}
