import type * as Axe from 'jest-axe';
import * as react from 'react';

// What costs much in every test and that no test is about: a third of the time of rendering a large page.

// For its warnings React notes by an error with a stack where each element was created, up to ten thousand a second.
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// Formats read their locale's data when they are created, and never change afterwards.
for (const kind of ['DateTimeFormat', 'NumberFormat', 'PluralRules'] as const) {
  const known = new Map<string, object>();
  const kept = new Proxy(Intl[kind], {
    construct: (target, values: unknown[], made) => {
      const create = () => Reflect.construct(target, values, made) as object;
      if (typeof values[0] !== 'string') return create();
      const key = JSON.stringify(values);
      const format = known.get(key) ?? create();
      known.set(key, format);
      return format;
    },
  });
  Object.defineProperty(Intl, kind, { value: kept, configurable: true, writable: true });
}

// Else axe describes every element that passed, too.
jest.mock('jest-axe', () => {
  const whole = jest.requireActual<typeof Axe>('jest-axe');
  return { ...whole, axe: whole.configureAxe({ resultTypes: ['violations'] }) };
});
