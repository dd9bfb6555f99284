import { useLocation, useNavigation } from 'react-router-dom';

/**
 * The query of the page being loaded, or else of the current page: a filter shows the new choice while its list still
 * loads.
 */
export function useShownSearch(): { readonly search: URLSearchParams; readonly isBusy: boolean } {
  const here = useLocation();
  const { location: coming } = useNavigation();
  const isBusy = coming !== undefined;
  const shown = coming?.pathname === here.pathname ? coming : here;
  return { search: new URLSearchParams(shown.search), isBusy };
}
