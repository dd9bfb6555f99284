import { useLocation, useNavigation } from 'react-router-dom';

/** True while another search of this page is loading. */
export function useIsSearching(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname.endsWith(pathname);
}
