import type { SessionUser } from 'shared-contracts/schemas/session';
interface IdentityGateProps {
  /** A person who is signed in but is not a client, or nobody. */
  readonly user: SessionUser | null;
  /** Keeps the request and answers its address. */
  readonly remember: () => string;
}
/** Sign in or register on the way; the request waits. */
export declare function IdentityGate({ user, remember }: IdentityGateProps): import('react').JSX.Element;
export {};
