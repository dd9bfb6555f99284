import assert from 'node:assert/strict';
import { test } from 'node:test';
import printFailures from './print-failures.ts';

const failed = (failureType: string, message: string) => ({
  type: 'test:fail',
  data: { details: { error: { failureType, message: 'test failed', cause: new assert.AssertionError({ message }) } } },
});
async function* events() {
  yield { type: 'test:pass', data: {} };
  yield failed('testCodeFailure', 'en/frame.json lacks the key "home".');
  yield failed('subtestsFailed', '1 subtest failed');
}

test('what fails is told once, in the words of the assertion', async () => {
  const told: string[] = [];
  for await (const text of printFailures(events())) told.push(text);
  assert.deepEqual(told, ['en/frame.json lacks the key "home".\n']);
});
