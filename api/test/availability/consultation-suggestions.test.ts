import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { consultationSuggestion } from 'shared-contracts/schemas/consultation-suggestion';
import { professions } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import { callsOn } from '../support/table-calls.ts';
import type { ListBody } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

describe('consultation suggestions', () => {
  let api: TestApi;
  let professional: Person;
  let operator: Person;
  before(async () => {
    api = await openTestApi();
    professional = await api.register('professional');
    operator = await api.operator();
  });
  after(() => api.close());
  const list = (token?: string) =>
    api.call<ListBody>('POST', '/consultation_suggestions/find-by', { token, body: { limit: 100 } });

  it('are there for every profession, for professionals alone', async () => {
    assert.equal((await list()).status, 401);
    assert.equal((await list((await api.register('client')).token)).status, 403);
    const rows = v.parse(v.array(consultationSuggestion), (await list(professional.token)).body.data);
    assert.ok(rows.some((row) => row.professions.length === 0));
    for (const profession of professions)
      assert.ok(
        rows.some((row) => row.professions.includes(profession)),
        profession,
      );
  });

  it('are written by operators, with what a consultation may have', async () => {
    const calls = callsOn(api, 'consultation_suggestions');
    const will = {
      professions: ['notary'],
      nameFr: 'Testament',
      nameEn: 'Will',
      minutes: 45,
      callTypes: ['in_person'],
    };
    const input = { ...will, position: 20 };
    assert.equal((await calls.create(professional, input)).status, 403);
    assert.equal((await calls.create(operator, { ...input, minutes: 7 })).status, 422);
    assert.equal((await calls.create(operator, { ...input, callTypes: [] })).status, 422);
    const { body } = await calls.create(operator, input);
    assert.equal((await calls.update(professional, body.data.id, { minutes: 60 })).status, 403);
    assert.equal((await calls.update(operator, body.data.id, { minutes: 60 })).body.data.minutes, 60);
    assert.equal((await calls.remove(operator, body.data.id)).status, 200);
  });
});
