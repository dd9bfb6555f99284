import { useLocation } from 'react-router-dom';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { wasCancelled } from 'shared-contracts/processes/was-cancelled';
import { areaOf } from './area-of.ts';

/** Whether an error came of signing out while a page of an area loaded: the tab is about to leave it, see `useAreaExit`. */
export function useIsLeaving(error: unknown): boolean {
  const user = useSessionUser();
  const area = areaOf(useLocation().pathname);
  return user === null && area !== null && wasCancelled(error);
}
