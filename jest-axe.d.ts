/** jest-axe ships no types; this is the part of it that our tests use. */
declare module 'jest-axe' {
  import type { AxeResults, RunOptions } from 'axe-core';

  export function axe(element: Element | string, options?: RunOptions): Promise<AxeResults>;
  export const toHaveNoViolations: { toHaveNoViolations(results: AxeResults): jest.CustomMatcherResult };
}

declare namespace jest {
  interface Matchers<R> {
    toHaveNoViolations(): R;
  }
}
