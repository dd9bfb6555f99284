import { createContext } from 'react';

/**
 * Fetches a remote again and creates a new router. False when it does not, because input would be lost: an automatic
 * retry never discards it, a person is asked.
 */
export type RetryRemote = (remote: string, isAutomatic?: boolean) => boolean;

export const RemoteRetryContext = createContext<RetryRemote>(() => false);
