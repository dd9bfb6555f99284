import type { EarliestQuery } from 'shared-contracts/schemas/earliest';

/** The search for the earliest times as in the URL; `zone` is the time zone of its days and hours. */
export type EarliestFilter = Omit<EarliestQuery, 'timeZone' | 'limit'> & { readonly zone?: string | undefined };

export const earliestNames = ['category', 'callType', 'language', 'date', 'until', 'from', 'to', 'zone'] as const;
export type EarliestName = (typeof earliestNames)[number];

/** Parts of the filter that are removed together, in the order of their chips. */
export const earliestParts = {
  category: ['category'],
  callType: ['callType'],
  language: ['language'],
  days: ['date', 'until'],
  hours: ['from', 'to'],
} as const satisfies Record<string, readonly EarliestName[]>;
export type EarliestPart = keyof typeof earliestParts;

/** The parts that a filter has. */
export const partsOf = (filter: EarliestFilter): EarliestPart[] =>
  (Object.keys(earliestParts) as EarliestPart[]).filter((part) => earliestParts[part].some((name) => filter[name]));

/** The query string of a filter. A zone without days and hours is left out. */
export function earliestQuery(filter: EarliestFilter): string {
  const isTimed = partsOf(filter).some((part) => part === 'days' || part === 'hours');
  const names = [...earliestNames.filter((name) => isTimed || name !== 'zone'), 'cursor' as const];
  return new URLSearchParams(names.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []))).toString();
}

/** The filter without one of its parts, on its first page. */
export const withoutPart = (filter: EarliestFilter, part: EarliestPart): EarliestFilter => ({
  ...filter,
  ...Object.fromEntries(earliestParts[part].map((name) => [name, undefined])),
  cursor: undefined,
});
