import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { budgetTable, compareBudgets } from '../budgets/compare-budgets.ts';

const figure = (name: string, value: number) => ({ name, value, unit: 'B' });

describe('budgets beside the merge base', () => {
  it('are exceeded beyond five per cent; what shrank or is new is not', () => {
    const before = [figure('page', 1000), figure('entry', 1000), figure('area', 1000)];
    const now = [figure('page', 1050), figure('entry', 1051), figure('area', 10), figure('door', 9000)];
    assert.deepEqual(
      compareBudgets(before, now).map(({ name, isOver }) => [name, isOver]),
      [
        ['page', false],
        ['entry', true],
        ['area', false],
        ['door', false],
      ],
    );
  });

  it('are a table with both values and the change', () => {
    const table = budgetTable(compareBudgets([figure('page', 2000)], [figure('page', 1900), figure('door', 5)]));
    assert.match(table, /^✓ {2}page +2,000 B +1,900 B +−5\.0 %$/m);
    assert.match(table, /^✓ {2}door +– +5 B +new$/m);
  });
});
