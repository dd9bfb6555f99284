const withoutFragment = (address: string) => address.split('#', 1)[0];

/**
 * Whether the tab is still at the address that its document came for. Somebody who goes back before the page was taken over changes
 * the address and keeps the document: what the server rendered is then another page's.
 */
export function isStillWhereItCame(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival === undefined || withoutFragment(arrival.name) === withoutFragment(window.location.href);
}
