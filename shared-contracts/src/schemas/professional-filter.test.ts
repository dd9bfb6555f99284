import * as v from 'valibot';
import { professionalFilter } from './professional-filter.ts';
import { specialitiesFilter } from './specialities-filter.ts';

const codeOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;

describe('the professional filter', () => {
  it('lists everybody by default, twenty per page', () => {
    expect(v.parse(professionalFilter, {})).toEqual({ sort: 'relevance', limit: 20 });
  });

  it.each([
    [{ text: 'x'.repeat(101) }, 'TOO_LONG'],
    [{ country: 'Cameroon' }, 'INVALID'],
    [{ category: 'space' }, 'INVALID'],
    [{ sort: 'price' }, 'INVALID'],
    [{ limit: 101 }, 'LIMIT_EXCEEDED'],
    [{ limit: 0 }, 'LIMIT_EXCEEDED'],
    [{ cursor: 'x'.repeat(513) }, 'CURSOR_INVALID'],
    [{ date: '20/11/2026' }, 'DATE_INVALID'],
  ])('%j returns %s', (filter, code) => {
    expect(codeOf(professionalFilter, filter)).toBe(code);
  });

  it('by speciality requires at least one', () => {
    expect(codeOf(specialitiesFilter, { specialities: [] })).toBe('REQUIRED');
    expect(codeOf(specialitiesFilter, { specialities: ['tax'] })).toBeUndefined();
  });
});
