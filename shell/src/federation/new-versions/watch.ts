/** What the late part (`watch-document.ts`) is told of the document; nothing until it is here. */
export interface Watch {
  /** A navigation begins, or another address stands there. */
  moved?: () => void;
  /** The page of the present address stands in the document. */
  shown?: () => void;
}
