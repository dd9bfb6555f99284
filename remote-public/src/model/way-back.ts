import { returnPath } from 'shared-contracts/remote/return-path';
import type { Role } from 'shared-contracts/schemas/vocabulary';

type Member = Exclude<Role, 'operator'>;

const othersArea: Readonly<Record<Member, RegExp>> = {
  client: /^\/pro(?:[/?#]|$)/iu,
  professional: /^\/user(?:[/?#]|$)/iu,
};

/** The way back that `?next=` asks for, as far as a person of `role` can take it: of this site, and in no area of the other role. */
export function wayBack(role: Member, raw: string | null): string | undefined {
  const path = returnPath(raw, '');
  return path === '' || othersArea[role].test(path) ? undefined : path;
}
