/** One table of `docs/performance.md`. */
export interface Section {
  readonly title: string;
  /** How it was measured and compared. */
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Median; the mean of the two middle values for an even number. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

const cell = (value: string | number): string =>
  typeof value === 'string'
    ? value
    : value.toLocaleString(
        'en',
        Number.isInteger(value) ? {} : { minimumSignificantDigits: 3, maximumSignificantDigits: 3 },
      );

/** A section as Markdown. */
export function toMarkdown({ title, note, columns, rows }: Section): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    note,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(row.map(cell))),
    '',
  ].join('\n');
}
