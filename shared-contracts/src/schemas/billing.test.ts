import * as v from 'valibot';
import { invoiceInput, invoiceLineInput, invoiceStep } from './invoice-input.ts';
import { invoiceStatuses, invoiceTransitions } from './billing.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const line = { invoiceId: id, label: 'Consultation', quantity: 1, unitAmount: 25_000 };

describe('an invoice line', () => {
  it('has no tax by default', () => {
    expect(v.parse(invoiceLineInput, line).taxRate).toBe(0);
  });
  it.each([
    { quantity: 0 },
    { quantity: 1.5 },
    { quantity: 1001 },
    { unitAmount: -1 },
    { unitAmount: 25_000.5 },
    { taxRate: 10_001 },
  ])('accepts integers within bounds, not %j', (wrong) => {
    expect(v.safeParse(invoiceLineInput, { ...line, ...wrong }).issues?.[0].message).toBe('NUMBER_INVALID');
  });
});

it('an invoice is in a supported accounting currency', () => {
  expect(v.safeParse(invoiceInput, { clientId: id, currency: 'BTC' }).issues?.[0].message).toBe('INVALID');
});

it('no transition leads back to draft, or out of paid or void', () => {
  const reached = new Set(invoiceStatuses.flatMap((status) => invoiceTransitions[status]));
  expect(reached).toEqual(new Set(['issued', 'paid', 'void']));
  expect([...invoiceTransitions.paid, ...invoiceTransitions.void]).toEqual([]);
  expect(v.is(invoiceStep, { status: 'draft' })).toBe(false);
  expect(v.is(invoiceStep, { status: 'paid', total: 1 })).toBe(false);
});
