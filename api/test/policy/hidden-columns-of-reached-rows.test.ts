import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Caller } from '../../src/db/roles.ts';
import type { Policy, PolicyScope } from '../../src/policy/policy.ts';
import { tables } from '../../src/tables.ts';
import { tableChecksums } from '../support/table-checksums.ts';
import { populate } from '../support/populate.ts';
import { reachedRows } from '../support/reached-rows.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

/** Columns are checked only in rows that the caller may change; otherwise the response is 404 whatever the body. */
describe('a hidden column of a row that the caller may change', () => {
  let api: TestApi;
  let people: { caller: Caller; who: Person }[];
  before(async () => {
    api = await openTestApi();
    const { clients, professionals } = await populate(api, 4);
    const operator = await api.operator();
    people = [
      ...clients.map((who) => ({ caller: { role: 'client' as const, userId: who.id }, who })),
      ...professionals.map((who) => ({ caller: { role: 'professional' as const, userId: who.id }, who })),
      { caller: { role: 'operator', userId: operator.id }, who: operator },
    ];
  });
  after(() => api.close());

  const hiddenFrom = (policy: Policy, scope: PolicyScope): string[] =>
    Object.entries(policy.cols)
      .filter(([, { read, filterFor, update }]) => ![read, filterFor, update].some((by) => by?.includes(scope)))
      .map(([name]) => name);
  const spellings = (column: string) => [
    column,
    column.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`).toUpperCase(),
    `"${column}"`,
    `${column}->>'a'`,
    `${column}"; --`,
  ];

  it('answers 422 like an unknown one, in the body and in the condition', async () => {
    const before = await tableChecksums(api);
    const tried = new Set<string>();
    for (const { path, policy, update, updateWhere } of tables) {
      const calls = callsOn(api, path);
      const ways = {
        ...(update && {
          update: (who: Person, id: string, column: string) => calls.update(who, id, { [column]: 'x' }),
        }),
        where: (who: Person, id: string, column: string) => calls.step(who, id, { [column]: 'x' }, {}),
        set: (who: Person, id: string, column: string) => calls.step(who, id, {}, { [column]: 'x' }),
      };
      for (const { caller, who } of people)
        for (const [name, way] of Object.entries(ways)) {
          const op = updateWhere && name !== 'update' ? 'get' : 'update';
          if (!update && !updateWhere) continue;
          for (const { id, scope } of await reachedRows(api, policy, op, caller)) {
            if (tried.has(`${name} ${path} ${scope}`)) continue; // one row of each kind
            tried.add(`${name} ${path} ${scope}`);
            const answer = async (column: string) => {
              const { status, body } = await way(who, id, column);
              // Transitions of a command may be reserved for another party, whatever their columns.
              const isStep = updateWhere && name === 'set' && status === 403;
              assert.ok(status === 422 || isStep, `${path} ${scope} ${name} ${column}: ${JSON.stringify(body)}`);
              const errors = body.errors.map((error) => ({
                ...error,
                // A step without its state is refused at that member, whatever else it has.
                pointer: error.pointer.replace(column, 'COLUMN').replace(/^\/set\/state$/u, '/set/COLUMN'),
              }));
              return JSON.stringify({ ...body, errors, requestId: '' });
            };
            const missing = await answer('doesNotExist');
            const [first = 'passwordHash', ...others] = hiddenFrom(policy, scope);
            for (const column of [...spellings(first), ...others, 'constructor']) {
              assert.equal(await answer(column), missing, `${path} ${scope} ${name} ${column}`);
            }
          }
        }
    }
    assert.deepEqual(await tableChecksums(api), before);
    for (const table of ['users', 'professionals', 'appointments', 'articles', 'comments', 'invoices', 'reviews'])
      for (const name of ['where', 'set'])
        assert.ok(
          [...tried].some((way) => way.startsWith(`${name} ${table} `)),
          `${name} ${table}`,
        );
  });
});
