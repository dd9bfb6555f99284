import { useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';

/** Signs out and goes to another door, with the request: `remember` keeps it and answers its address. */
export function useOtherAccount(remember: () => string) {
  const navigate = useNavigate();
  const { session } = usePlatform();
  return async (door: '/login-user' | '/inscription-user') => {
    const ended = session.end();
    // After the state is cleared (at once) and before the API has answered: ending forgets what was remembered.
    const next = remember();
    await ended;
    await navigate(href(door, undefined, { next }));
  };
}
