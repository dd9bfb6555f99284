import assert from 'node:assert/strict';
import { it } from 'node:test';
import { taxesOf } from './taxes-of.ts';

it('adds lines up by their rate, the lowest first, and leaves out those without tax', () => {
  const lines = [
    { taxRate: 1925, amount: 999, tax: 192 },
    { taxRate: 0, amount: 500, tax: 0 },
    { taxRate: 550, amount: 1000, tax: 55 },
    { taxRate: 1925, amount: 5001, tax: 963 },
  ];
  assert.deepEqual(taxesOf(lines), [
    { rate: 550, net: 1000, tax: 55 },
    { rate: 1925, net: 6000, tax: 1155 },
  ]);
  assert.deepEqual(taxesOf([]), []);
});
