import * as v from 'valibot';
import { problem } from './problem.ts';
import { oneOf, pageOf } from './wire.ts';

describe('an error body', () => {
  it('with an unknown code of a newer API reads as INTERNAL, its fields as INVALID', () => {
    const read = v.parse(problem, { status: 418, code: 'TEAPOT', errors: [{ pointer: '/pot', code: 'TOO_HOT' }] });
    expect(read.code).toBe('INTERNAL');
    expect(read.errors).toEqual([{ pointer: '/pot', code: 'INVALID' }]);
  });

  it('without fields has an empty list of them', () => {
    expect(v.parse(problem, { status: 409, code: 'SLOT_TAKEN', details: { nearest: [] } }).errors).toEqual([]);
  });
});

it('envelopes validate their content', () => {
  expect(v.is(oneOf(v.number()), { data: 1 })).toBe(true);
  expect(v.is(pageOf(v.number()), { data: [1], page: { next: null, limit: 20 } })).toBe(true);
  expect(v.is(pageOf(v.number()), { data: ['1'] })).toBe(false);
});
