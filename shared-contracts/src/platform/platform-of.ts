import type { RouterContextProvider } from 'react-router-dom';
import { platformContext } from './platform-context.ts';
import type { Platform } from './platform.ts';

/** The platform of a loader's document (browser) or request (server). */
export function platformOf({ context }: { readonly context: Readonly<RouterContextProvider> }): Platform {
  return context.get(platformContext);
}
