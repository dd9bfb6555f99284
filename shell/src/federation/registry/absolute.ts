/** An address of the page's as it stands alone. */
export const absolute = (address: string): string => new URL(address, document.baseURI).href;
