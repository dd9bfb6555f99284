import * as v from 'valibot';
import { appointmentChange } from './appointment-change.ts';
import { appointmentRequest } from './appointment-request.ts';

const codeOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;
const request = {
  professionalId: '0192a000-0000-7000-8000-000000000002',
  consultationId: '0192a000-0000-7000-8000-0000000000c1',
  quote: { minutes: 30, feeKind: 'fixed', fee: 15_000, currency: 'XAF' },
  startsAt: '2026-11-23T09:00:00.000Z',
  callType: 'video',
  reason: 'A boundary dispute with my neighbour',
};

describe('an appointment request', () => {
  it.each([
    [{}, undefined],
    [{ callType: 'fax' }, 'INVALID'],
    [{ consultationId: undefined }, 'REQUIRED'],
    [{ quote: { minutes: 30, feeKind: 'gift', fee: null, currency: null } }, 'INVALID'],
    [{ startsAt: 'tomorrow' }, 'DATE_INVALID'],
    [{ reason: '   ' }, 'REQUIRED'],
    [{ reason: 'help' }, 'TOO_SHORT'],
    [{ reason: 'x'.repeat(2001) }, 'TOO_LONG'],
    [{ professionalId: 'somebody' }, 'INVALID'],
  ])('with %j returns %s', (change, code) => {
    expect(codeOf(appointmentRequest, { ...request, ...change })).toBe(code);
  });
});

describe('a change to an appointment', () => {
  it('rejects only with a reason from the list (specification, section 4)', () => {
    expect(codeOf(appointmentChange, { status: 'rejected', changeReason: 'bored' })).toBe('REASON_REQUIRED');
    expect(codeOf(appointmentChange, { status: 'rejected', changeReason: 'conflict_of_interest' })).toBeUndefined();
  });

  it('lets a client cancel without a reason', () => {
    expect(codeOf(appointmentChange, { status: 'cancelled' })).toBeUndefined();
  });

  it('has no transition back to waiting or into expired', () => {
    expect(v.is(appointmentChange, { status: 'waiting' })).toBe(false);
    expect(v.is(appointmentChange, { status: 'expired' })).toBe(false);
  });
});
