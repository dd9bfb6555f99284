import type { SessionUser } from 'shared-contracts/schemas/session';
/** The signed-in person's own pages. */
export declare function AccountLinks({ user }: { readonly user: SessionUser }): import('react').JSX.Element;
