import * as v from 'valibot';
import { availabilityExceptionInput, availabilityRuleInput } from './availability.ts';
import { slotsQuery } from './slots-query.ts';

const codeOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;
const someone = '0192a000-0000-7000-8000-000000000002';

describe('weekly hours', () => {
  const rule = { weekday: 1, startTime: '09:00', endTime: '12:30' };

  it('offer every call type by default', () => {
    expect(v.parse(availabilityRuleInput, rule).callTypes).toEqual(['video', 'call', 'in_person']);
  });

  it('end after they start, midnight at the latest', () => {
    expect(codeOf(availabilityRuleInput, { ...rule, endTime: '24:00' })).toBeUndefined();
    expect(codeOf(availabilityRuleInput, { ...rule, endTime: '09:00' })).toBe('RANGE_INVALID');
    expect(codeOf(availabilityRuleInput, { ...rule, endTime: '08:00' })).toBe('RANGE_INVALID');
  });

  it('require a call type', () => {
    expect(codeOf(availabilityRuleInput, { ...rule, callTypes: [] })).toBe('REQUIRED');
    expect(codeOf(availabilityRuleInput, { ...rule, callTypes: ['fax'] })).toBe('INVALID');
  });
});

describe('an exception', () => {
  it('may close a day, and may not have thirteen ranges', () => {
    expect(codeOf(availabilityExceptionInput, { date: '2026-12-25', ranges: [] })).toBeUndefined();
    const ranges = Array.from({ length: 13 }, () => ({ start: '09:00', end: '10:00' }));
    expect(codeOf(availabilityExceptionInput, { date: '2026-12-25', ranges })).toBe('LIMIT_EXCEEDED');
    expect(codeOf(availabilityExceptionInput, { date: '2026-12-25', ranges: [{ start: '10:00', end: '09:00' }] })).toBe(
      'RANGE_INVALID',
    );
  });
});

describe('the query for free slots', () => {
  it('accepts one to twenty professionals, three slots each by default', () => {
    expect(v.parse(slotsQuery, { professionalIds: [someone] }).limit).toBe(3);
    expect(codeOf(slotsQuery, { professionalIds: [] })).toBe('REQUIRED');
    expect(codeOf(slotsQuery, { professionalIds: Array.from({ length: 21 }, () => someone) })).toBe('LIMIT_EXCEEDED');
    expect(codeOf(slotsQuery, { professionalIds: [someone], limit: 2001 })).toBe('LIMIT_EXCEEDED');
  });
});
