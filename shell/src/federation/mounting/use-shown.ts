import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Hears the key of the location whose page stands in the document; nobody listens on the server. */
export const ShownContext = createContext<(key: string) => void>(() => undefined);

/** Says that the page of this location stands in the document: an effect only runs when nothing around it suspends any more. */
export function useShown(): void {
  const onShown = use(ShownContext);
  const { key } = useLocation();
  useEffect(() => onShown(key), [onShown, key]);
}
