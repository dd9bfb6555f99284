import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import type { Platform } from 'shared-contracts/platform/platform';
import { platformContext } from 'shared-contracts/platform/platform-context';

/** Loader arguments; the router’s type does not know the shell’s context. */
export type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;

/** The platform of a loader's document (browser) or request (server). */
export const platformOf = ({ context }: LoaderArgs): Platform => context.get(platformContext);
