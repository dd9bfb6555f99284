const withoutFragment = (address: string) => address.split('#', 1)[0];

/**
 * Whether the tab is still at the URL that its document was loaded for. After going back before hydration, the server-
 * rendered markup belongs to another page.
 */
export function isAtInitialAddress(): boolean {
  const [serverPage] = performance.getEntriesByType('navigation');
  return serverPage === undefined || withoutFragment(serverPage.name) === withoutFragment(window.location.href);
}
