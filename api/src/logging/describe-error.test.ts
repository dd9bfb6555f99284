import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeError } from './describe-error.ts';

it('keeps the name of a constraint and not the row that broke it', () => {
  const database = Object.assign(new Error('null value in column "email" violates not-null constraint'), {
    code: '23502',
    table: 'users',
    column: 'email',
    detail: 'Failing row contains (1, $argon2id$v=19$secret).',
    parameters: ['Client-2026!'],
    config: { headers: { authorization: 'Bearer secret' } },
  });
  const described = describeError(new Error('could not be written', { cause: database }));
  assert.equal(described.message, 'could not be written');
  const { cause } = described as { cause?: Record<string, unknown> };
  assert.deepEqual(
    [cause?.['type'], cause?.['code'], cause?.['table'], cause?.['column']],
    ['Error', '23502', 'users', 'email'],
  );
  assert.doesNotMatch(JSON.stringify(described), /argon2id|Client-2026|Bearer/u);
});

it('ends where errors cause each other, and takes what is no error', () => {
  const error = new Error('round and round');
  error.cause = error;
  assert.ok(JSON.stringify(describeError(error)).length < 20_000);
  assert.equal(describeError('thrown').message, 'thrown');
  assert.equal(
    (describeError(new AggregateError([new Error('one')], 'all')) as { errors?: unknown[] }).errors?.length,
    1,
  );
});
