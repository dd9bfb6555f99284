import type { Budget } from './budget.ts';

/** By how much a figure may grow beside the merge base. */
const MOST = 1.05;

export interface Comparison extends Budget {
  /** In the merge base; undefined for a new figure. */
  readonly before: number | undefined;
  readonly isOver: boolean;
}

/** The figures of this tree beside those of another. */
export const compareBudgets = (before: readonly Budget[], now: readonly Budget[]): Comparison[] =>
  now.map((budget) => {
    const earlier = before.find(({ name }) => name === budget.name)?.value;
    return { ...budget, before: earlier, isOver: earlier !== undefined && budget.value > earlier * MOST };
  });

const format = (value: number | undefined, unit: string): string =>
  value === undefined ? '–' : `${value.toLocaleString('en', { maximumFractionDigits: 3 })} ${unit}`.trim();

const change = ({ before, value }: Comparison): string =>
  before === undefined ? 'new' : `${value < before ? '−' : '+'}${Math.abs((value / before - 1) * 100).toFixed(1)} %`;

/** One line for each figure. */
export function budgetTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map((comparison) => [
    `${comparison.isOver ? '✗' : '✓'}  ${comparison.name}`,
    format(comparison.before, comparison.unit),
    format(comparison.value, comparison.unit),
    change(comparison),
  ]);
  const all = [['   figure', 'merge base', 'now', 'change'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
