import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Receives the key of the location whose page has rendered; unused on the server. */
export const RenderedContext = createContext<(key: string) => void>(() => undefined);

/** Reports that the page of this location has rendered: the effect only runs when nothing around it suspends. */
export function useRendered(): void {
  const onRendered = use(RenderedContext);
  const { key } = useLocation();
  useEffect(() => onRendered(key), [onRendered, key]);
}
