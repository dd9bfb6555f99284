import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

describe('an update with expected columns', () => {
  let api: TestApi;
  let professional: Person;
  let profiles: ReturnType<typeof callsOn>;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' });
    professional = await api.register('professional');
    profiles = callsOn(api, 'professionals');
  });
  after(() => api.close());
  const update = (body: object) => profiles.update(professional, professional.id, body);
  const own = async () => (await profiles.get(professional, professional.id)).body.data;

  it('is made while they are as they were read, of every type', async () => {
    const expected = await own();
    const answer = await update({ city: 'Kribi', languages: ['fr', 'dua'], latitude: 2.94, expected });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    const { city, languages, latitude, openingTime, bookingLimits, availableDate } = await own();
    assert.deepEqual([city, languages, latitude], ['Kribi', ['fr', 'dua'], 2.94]);
    const again = { city, languages, latitude, openingTime, bookingLimits, availableDate };
    assert.equal((await update({ openingTime: '08:30', expected: again })).status, 200);
  });

  it('is refused after another change of them, which it names', async () => {
    const { city, languages } = await own();
    await update({ city: 'Limbe' });
    const answer = await update({ city: 'Buea', address: 'Rue 1', expected: { city, languages, address: null } });
    assert.equal(answer.status, 409);
    assert.equal(answer.body.code, 'CHANGED_MEANWHILE');
    assert.deepEqual(answer.body.details, { current: { city: 'Limbe' } });
    assert.equal((await own()).address, null, 'nothing of it is written');
    const settled = await update({ city: 'Buea', expected: { city: 'Limbe', languages } });
    assert.equal(settled.body.data.city, 'Buea');
  });

  it('is made once, of several at the same time', async () => {
    const { address, bookingLimits } = await own();
    const writes = Array.from({ length: 6 }, (_, index) =>
      update({ address: `Rue ${index}`, expected: { address, bookingLimits } }),
    );
    const answers = await Promise.all(writes);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409, 409]);
    const current = { address: (await own()).address };
    for (const { status, body } of answers) if (status === 409) assert.deepEqual(body.details, { current });
  });

  it('expects nothing of columns that the caller does not read', async () => {
    for (const [expected, pointer] of [
      [{ searchText: 'a' }, '/expected/searchText'],
      [{ password: 'a' }, '/expected/password'],
      ['city', '/expected'],
      [null, '/expected'],
    ] as const) {
      const answer = await update({ city: 'Buea', expected });
      assert.equal(answer.status, 422);
      assert.equal(answer.body.errors[0]?.pointer, pointer);
    }
  });
});
