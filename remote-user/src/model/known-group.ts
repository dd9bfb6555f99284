import type { KnownGroup } from 'shared-contracts/schemas/known-professional';

/** What "My professionals" can be narrowed to. */
export const shownGroups = ['all', 'followed', 'met', 'contacted'] as const satisfies readonly KnownGroup[];

/** Of the address: `?show=…`. */
export const groupOf = (search: URLSearchParams): (typeof shownGroups)[number] =>
  shownGroups.find((one) => one === search.get('show')) ?? 'all';
