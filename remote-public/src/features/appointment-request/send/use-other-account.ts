import { useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { adoptSlotHolder, slotHolder } from '../../../booking/slot-holder.ts';

/** Signs out and goes to a sign-in or registration page with the request: `remember` stores it and returns its path. */
export function useOtherAccount(remember: () => string) {
  const navigate = useNavigate();
  const { session } = usePlatform();
  return async (path: '/login-user' | '/inscription-user') => {
    const holder = slotHolder();
    const ended = session.end();
    // After the state is cleared and before the API has answered: ending the session deletes what was stored.
    const next = remember();
    if (holder !== undefined) adoptSlotHolder(holder);
    await ended;
    await navigate(href(path, undefined, { next }));
  };
}
