/** Resolves a URL against the document. */
export const absolute = (address: string): string => new URL(address, document.baseURI).href;
