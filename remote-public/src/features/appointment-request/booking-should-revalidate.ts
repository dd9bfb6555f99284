import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/** A choice only changes the address, so nothing is fetched. */
export const bookingShouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.search === nextUrl.search ||
  ['done', 'now'].some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
