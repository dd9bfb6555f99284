import { storeDirectory } from '../paths.ts';
import { createDirectoryStore } from './directory-store.ts';
import type { ReleaseStore } from './release-store.ts';

/** The store of the configuration. */
export const openStore = (): ReleaseStore => createDirectoryStore(storeDirectory);
