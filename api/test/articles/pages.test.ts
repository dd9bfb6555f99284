import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { page, pageSummary } from 'shared-contracts/schemas/page';
import * as v from 'valibot';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const texts = {
  position: 1,
  titleFr: 'Annuler un rendez-vous',
  titleEn: 'Cancelling an appointment',
  bodyFr: 'Ouvrez le **rendez-vous**, puis choisissez _Annuler_.',
  bodyEn: 'Open the **appointment**, then choose _Cancel_.',
};
const entry = { ...texts, kind: 'help', topic: 'booking', slug: 'cancel' };
const legal = { ...texts, kind: 'legal', slug: 'privacy', effectiveOn: '2026-12-01' };

describe('help entries and legal texts', () => {
  let api: TestApi;
  let operator: Person;
  let others: (Person | undefined)[];
  before(async () => {
    api = await openTestApi();
    operator = await api.operator();
    others = [undefined, await api.register('client'), await api.register('professional')];
  });
  after(() => api.close());
  const pages = () => callsOn(api, 'pages');

  it('are written by operators only, and public', async () => {
    for (const [index, who] of others.entries())
      assert.equal((await pages().create(who, entry)).status, index === 0 ? 401 : 403);
    const created = await pages().create(operator, entry);
    assert.equal(created.status, 201, JSON.stringify(created.body));
    const { id } = created.body.data;
    for (const [index, who] of others.entries()) {
      assert.equal((await pages().update(who, id, { titleFr: 'forged' })).status, index === 0 ? 401 : 403);
      assert.equal((await pages().remove(who, id)).status, index === 0 ? 401 : 403);
      const got = await pages().get(who, id);
      assert.equal(v.parse(v.strictObject(page.entries), got.body.data).titleFr, entry.titleFr);
    }
    const changed = await pages().update(operator, id, { titleFr: 'Annuler', topic: 'account' });
    assert.deepEqual([changed.body.data.titleFr, changed.body.data.topic], ['Annuler', 'account']);
    assert.equal((await pages().remove(operator, id)).status, 200);
    assert.equal((await pages().get(undefined, id)).status, 404);
  });

  it('are refused when a required text of their kind is missing', async () => {
    for (const [input, pointer, code] of [
      [{ ...entry, topic: 'weather' }, '/topic', 'INVALID'],
      [{ ...entry, topic: undefined }, '/topic', 'REQUIRED'],
      [{ ...legal, effectiveOn: undefined }, '/effectiveOn', 'REQUIRED'],
      [{ ...legal, effectiveOn: '2026-02-30' }, '/effectiveOn', 'DATE_INVALID'],
      [{ ...entry, kind: 'blog' }, '/kind', 'INVALID'],
      [{ ...entry, slug: 'Des accents é' }, '/slug', 'INVALID'],
      [{ ...entry, slug: '../etc' }, '/slug', 'INVALID'],
      [{ ...entry, position: -1 }, '/position', 'INVALID'],
      [{ ...entry, position: 0.5 }, '/position', 'INVALID'],
      [{ ...entry, bodyEn: '' }, '/bodyEn', 'REQUIRED'],
      [{ ...entry, bodyFr: 'x'.repeat(60_001) }, '/bodyFr', 'TOO_LONG'],
      [{ ...entry, searchText: 'x' }, '/searchText', 'COLUMN_UNKNOWN'],
      [{ ...entry, updatedAt: '2026-01-01T00:00:00Z' }, '/updatedAt', 'FORBIDDEN'],
    ] as const) {
      const { status, body } = await pages().create(operator, input);
      assert.deepEqual([status, body.errors[0]], [422, { pointer, code }], JSON.stringify(input).slice(0, 200));
    }
  });

  it('have a slug that is unique within their kind', async () => {
    const first = await pages().create(operator, { ...entry, slug: 'once' });
    assert.equal(first.status, 201);
    const again = await pages().create(operator, { ...entry, slug: 'once' });
    assert.deepEqual([again.status, again.body.code], [409, 'CONFLICT']);
    const other = await pages().create(operator, { ...legal, slug: 'once' });
    assert.equal(other.status, 201, JSON.stringify(other.body));
    // Required texts of a kind cannot be removed.
    const taken = await pages().update(operator, other.body.data.id, { topic: 'booking' });
    assert.equal(taken.status, 422);
    for (const { body } of [first, other]) await pages().remove(operator, body.data.id);
  });

  it('are listed in order without bodies, and read whole by slug', async () => {
    const made = [];
    for (const [position, slug] of [
      [3, 'c'],
      [1, 'a'],
      [2, 'b'],
    ] as const)
      made.push((await pages().create(operator, { ...entry, slug, position })).body.data.id);
    made.push((await pages().create(operator, { ...legal, position: 0 })).body.data.id);
    const listed = (await pages().find(undefined, { where: { kind: 'help' } })).body.data;
    assert.deepEqual(
      listed.map(({ slug }) => slug),
      ['a', 'b', 'c'],
    );
    for (const row of listed) v.parse(v.strictObject(pageSummary.entries), row);
    const named = (await pages().find(undefined, { select: ['bodyFr'], limit: 1 })).body.data;
    assert.deepEqual(named, [{ bodyFr: texts.bodyFr }]);
    const { status, body } = await api.call<{ data: object }>('POST', '/pages/find-one-by', {
      body: { where: { kind: 'legal', slug: 'privacy' } },
    });
    assert.equal(status, 200);
    assert.equal(v.parse(page, body.data).effectiveOn, '2026-12-01');
    for (const id of made) await pages().remove(operator, id);
  });

  it('are searched by words in both languages, ignoring accents and Markdown', async () => {
    const { id } = (await pages().create(operator, { ...entry, titleFr: 'Où est mon reçu ?' })).body.data;
    const found = async (text: string) =>
      (await pages().find(undefined, { where: { kind: 'help', searchText: { $contains: text } } })).body.data.length;
    for (const text of ['recu', 'REÇU', 'cancelling', 'le rendez-vous, puis', 'choose cancel'])
      assert.equal(await found(text), 1, text);
    for (const text of ['nulle part', '100%', '%%%abc', "abc'; drop table pages; --"])
      assert.equal(await found(text), 0, text);
    const short = await pages().find(undefined, { where: { searchText: { $contains: 'le' } } });
    assert.deepEqual([short.status, short.body.code], [422, 'VALIDATION_FAILED']);
    const read = await pages().find(undefined, { select: ['searchText'] });
    assert.equal(read.status, 422);
    await pages().remove(operator, id);
  });
});
