import type { Person } from './test-api.ts';

/** A complete advertisement of a professional, for every day. */
export const addOf = ({ id }: Pick<Person, 'id'>) => ({
  titleFr: 'a',
  titleEn: 'a',
  textFr: 'a',
  textEn: 'a',
  target: `/lawyers/booking/${id}`,
  placement: 'home',
  startsOn: '2020-01-01',
  endsOn: '2999-01-01',
});

/** Columns of one that an operator has approved. */
export const approved = { state: 'approved', publishedAt: new Date() } as const;
