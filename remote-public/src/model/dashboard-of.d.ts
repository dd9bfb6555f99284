import type { Path } from 'shared-contracts/remote/paths';
import type { Role } from 'shared-contracts/schemas/vocabulary';
/** Where a person belongs after signing in when nothing else was under way. */
export declare const dashboardOf: (role: Role) => Path;
