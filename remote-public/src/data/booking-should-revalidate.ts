import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/** Choosing a step or a slot only changes the address, so nothing is fetched. */
export const bookingShouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.search === nextUrl.search ||
  currentUrl.searchParams.get('done') !== nextUrl.searchParams.get('done');
