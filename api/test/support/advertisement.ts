import type { Person } from './test-api.ts';

/** The calendar date so many days from today. */
export const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

/** A complete advertisement of a professional, since yesterday. */
export const addOf = ({ id }: Pick<Person, 'id'>) => ({
  titleFr: 'a',
  titleEn: 'a',
  textFr: 'a',
  textEn: 'a',
  target: `/lawyers/booking/${id}`,
  placement: 'home',
  startsOn: inDays(-1),
  endsOn: inDays(300),
});

/** Columns of one that an operator has approved. */
export const approved = { state: 'approved', publishedAt: new Date() } as const;
