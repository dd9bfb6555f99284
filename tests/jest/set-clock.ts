import { testNow } from './test-now.ts';

// The clock stands still at the same instant in every file, however long a busy machine takes; timers are real. A test
// about passing time moves it, with fake timers or `jest.spyOn(Date, 'now')`.
const now = () => testNow;

Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (target, values: unknown[], made) =>
    Reflect.construct(target, values.length === 0 ? [testNow] : values, made) as Date,
});
