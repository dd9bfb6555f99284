import { createContext } from 'react';

/** Fetches a remote again and builds the router anew; set by the bootstrap, harmless on the server. */
export const RemoteRetryContext = createContext<(remote: string) => void>(() => undefined);
