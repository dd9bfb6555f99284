import { useSyncExternalStore } from 'react';
import { readBootData } from '../../federation/registry/boot-data.ts';

const never = () => () => undefined;

const readAnswer = (): boolean => {
  try {
    return readBootData().isCrawler;
  } catch {
    return false; // not a page of the shell's server: somebody is looking
  }
};

/** Whether the server recognised this visitor as a crawler (isbot, by user agent); on the server itself an error is answered by status. */
export const useIsCrawler = (): boolean => useSyncExternalStore(never, readAnswer, () => false);
