import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import type { Platform } from 'shared-contracts/platform/platform';
import { platformContext } from 'shared-contracts/platform/platform-context';

/** The platform of a loader's document (browser) or request (server). */
export function platformOf({ context }: LoaderFunctionArgs): Platform {
  const provider: Readonly<RouterContextProvider> = context;
  return provider.get(platformContext);
}
