import { createContext } from 'react';

/**
 * Fetches a remote again and builds the router anew; set by the bootstrap, harmless on the server. False where it does not, because something
 * that was typed would be lost: by itself (`byItself`) it never takes that, a person is asked.
 */
export type RetryRemote = (remote: string, byItself?: boolean) => boolean;

export const RemoteRetryContext = createContext<RetryRemote>(() => false);
