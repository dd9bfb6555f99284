import { useLocation, useNavigation } from 'react-router-dom';

/**
 * The query of the page that is being loaded, else of the page that is shown: a filter shows the new choice at once, while its list is
 * still on the way.
 */
export function useShownSearch(): { readonly search: URLSearchParams; readonly isBusy: boolean } {
  const here = useLocation();
  const { location: coming } = useNavigation();
  const isBusy = coming !== undefined;
  const shown = coming?.pathname === here.pathname ? coming : here;
  return { search: new URLSearchParams(shown.search), isBusy };
}
