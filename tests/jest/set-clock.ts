import { testNow } from './test-now.ts';

// The clock stands still at the same instant in every file, however long a busy machine takes; timers are real. A test
// about passing time moves it, with fake timers or `jest.spyOn(Date, 'now')`.
Date.now = () => testNow;
globalThis.Date = new Proxy(Date, {
  construct: (target, values: unknown[], made) =>
    Reflect.construct(target, values.length === 0 ? [target.now()] : values, made) as Date,
});
