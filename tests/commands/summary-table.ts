import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './outcome.ts';

export interface StepResult {
  readonly name: string;
  readonly outcome: Outcome;
  readonly seconds: number;
}

/** One line per step: passed, failed, and duration. */
export function summaryTable(results: readonly StepResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length), 4);
  const lines = results.map(({ name, outcome, seconds }) =>
    [
      outcome.failed === 0 ? '✓' : '✗',
      name.padEnd(width),
      String(outcome.passed).padStart(6),
      String(outcome.failed).padStart(6),
      `${seconds.toFixed(1)} s`.padStart(9),
    ].join('  '),
  );
  return [`   ${'step'.padEnd(width)}  ${'passed'.padStart(6)}  ${'failed'.padStart(6)}       time`, ...lines].join(
    '\n',
  );
}

/** Each failed or flaky test with the beginning of its error; empty when there is none. */
export function failureList(results: readonly StepResult[]): string {
  return results
    .flatMap(({ name, outcome }) => [
      ...(outcome.flaky ?? []).map((flaky) => `~ flaky, passed when repeated: ${name}: ${flaky}`),
      ...(outcome.failures ?? []).map((failure) => `✗ ${name}: ${failure}`),
    ])
    .map((failure) => `${stripVTControlCharacters(failure).trim().slice(0, 4000)}\n\n`)
    .join('');
}
