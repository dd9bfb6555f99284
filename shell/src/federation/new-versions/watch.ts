import type { RegistryEntry } from 'shared-contracts/remote/live-registry';

/** What the late part (`watch-document.ts`) is told of the document; nothing until it is here. */
export interface Watch {
  /** A remote is asked for that this document has not run yet. Never answers where the tab leaves for its live version. */
  hold?: (entry: RegistryEntry) => Promise<void>;
  /** A navigation begins, or another address stands there. */
  moved?: () => void;
  /** The page of the present address stands in the document. */
  shown?: () => void;
}
