/** jest-axe ships no types; this is the part of it that our tests use. */
declare module 'jest-axe' {
  import type { AxeResults, RunOptions } from 'axe-core';

  type Axe = (element: Element | string, options?: RunOptions) => Promise<AxeResults>;
  export const axe: Axe;
  export function configureAxe(options: RunOptions): Axe;
  export const toHaveNoViolations: { toHaveNoViolations(results: AxeResults): jest.CustomMatcherResult };
}

declare namespace jest {
  interface Matchers<R> {
    toHaveNoViolations(): R;
  }
}
