import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';

/** The signed-in person's id; empty once they have signed out. */
export function useOwnId(): string {
  // Renders again when another account signs in.
  useSessionUser();
  return usePlatform().session.user?.id ?? '';
}
