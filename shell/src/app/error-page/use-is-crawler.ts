import { useSyncExternalStore } from 'react';
import { readBootData } from '../../federation/registry/boot-data.ts';

const never = () => () => undefined;

const readAnswer = (): boolean => {
  try {
    return readBootData().isCrawler;
  } catch {
    return false; // not a page of the shell’s server
  }
};

/** Whether the server recognised a crawler by its user agent; false on the server, which answers errors by status. */
export const useIsCrawler = (): boolean => useSyncExternalStore(never, readAnswer, () => false);
