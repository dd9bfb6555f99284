import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import type { Platform } from 'shared-contracts/platform/platform';
/** What a loader is given; the shell's context is a provider, which the router's own type cannot know. */
export type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;
/** The platform of a loader's document (browser) or request (server). */
export declare const platformOf: ({ context }: LoaderArgs) => Platform;
