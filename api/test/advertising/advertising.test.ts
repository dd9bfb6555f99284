import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { addDay, addHistoryEntry } from 'shared-contracts/schemas/advertising';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { addOf, approved, inDays } from '../support/advertisement.ts';
import { deliverOnce } from '../support/mail-jobs.ts';
import { pixel, sendFile } from '../support/send-file.ts';
import { openSmtpInbox } from '../support/smtp-inbox.ts';
import type { SmtpInbox } from '../support/smtp-inbox.ts';
import { callsOn, notified } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

describe('advertisements', () => {
  let api: TestApi;
  let owner: Person;
  let rival: Person;
  let operator: Person;
  let inbox: SmtpInbox;
  before(async () => {
    inbox = await openSmtpInbox();
    api = await openTestApi({ DATABASE_POOL: '20', SMTP_URL: inbox.url, MAIL_FROM: 'Nimbia <rdv@nimbia.test>' });
    owner = await api.author();
    rival = await api.author();
    operator = await api.operator();
  });
  after(async () => {
    await api.close();
    await inbox.close();
  });
  const views = () => callsOn(api, 'add_views');
  const adds = () => callsOn(api, 'adds');
  async function draft(extra: object = {}): Promise<string> {
    const { status, body } = await adds().create(owner, { ...addOf(owner), ...extra });
    assert.equal(status, 201, JSON.stringify(body));
    return body.data.id;
  }
  async function running(startsOn = inDays(-1)): Promise<string> {
    const id = await draft({ startsOn });
    await runAsSystem(api.services.db, (tx) => tx.updateTable('adds').set(approved).where('id', '=', id).execute());
    return id;
  }
  const totals = async (id: string) => {
    const { body } = await adds().get(owner, id);
    return [body.data.impressions, body.data.clicks];
  };
  const view = (addId: string, kind = 'impression', viewId = randomUUID()) => ({ addId, viewId, kind });

  it('count one impression and one click per showing, however often they are sent', async () => {
    const addId = await running();
    const viewId = randomUUID();
    const racing = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        views().create(undefined, view(addId, index % 2 ? 'click' : 'impression', viewId)),
      ),
    );
    assert.deepEqual([...new Set(racing.map(({ status }) => status))], [201]);
    assert.deepEqual(await totals(addId), [1, 1]);
    await views().create(rival, view(addId));
    assert.deepEqual(await totals(addId), [2, 1]);
  });

  it('are sent for a whole page in one call', async () => {
    const [first, second] = [await running(), await running()];
    const sent = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        views().createMany(undefined, index % 2 ? [view(first), view(second)] : [view(second), view(first)]),
      ),
    );
    assert.deepEqual([...new Set(sent.map(({ status }) => status))], [201]);
    assert.deepEqual(
      [await totals(first), await totals(second)],
      [
        [6, 0],
        [6, 0],
      ],
    );
    const tooMany = await views().createMany(
      undefined,
      Array.from({ length: 101 }, () => view(first)),
    );
    assert.equal(tooMany.body.code, 'LIMIT_EXCEEDED');
  });

  it('are limited per minute and address, one by one or together, without affecting other addresses', async () => {
    const flooded = await openTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
    try {
      const count = () => runAsSystem(flooded.services.db, (tx) => tx.selectFrom('addViews').select('id').execute());
      const from = (address: string, rows: number) =>
        flooded.call<{ code: string }>('POST', `/base/add_views/create${rows === 1 ? '' : '-many'}`, {
          body: rows === 1 ? view(randomUUID()) : Array.from({ length: rows }, () => view(randomUUID())),
          headers: { 'x-forwarded-for': address },
        });
      for (let call = 0; call < 5; call += 1) assert.equal((await from('192.0.2.1', 100)).status, 201);
      assert.equal((await from('192.0.2.1', 1)).status, 201);
      for (const rows of [100, 1]) {
        const { status, body, headers } = await from('192.0.2.1', rows);
        assert.deepEqual([status, body.code], [429, 'RATE_LIMITED']);
        assert.ok(Number(headers['retry-after']) > 0 && Number(headers['retry-after']) <= 60);
      }
      assert.equal((await from('192.0.2.2', 100)).status, 201);
      assert.deepEqual(await count(), []);
    } finally {
      await flooded.close();
    }
  });

  it('have views that count nothing for those that are not running or are viewed by their owner, without saying so', async () => {
    const [addId, unseen, later] = [await running(), await draft(), await running(inDays(200))];
    const quiet = [
      await views().create(undefined, view(unseen)),
      await views().create(undefined, view(later)),
      await views().create(undefined, view(randomUUID())),
      await views().create(owner, view(addId)),
    ];
    assert.deepEqual([...new Set(quiet.map(({ status }) => status))], [201]);
    for (const id of [addId, unseen, later]) assert.deepEqual(await totals(id), [0, 0]);
  });

  it('cannot be used to write or read anything else', async () => {
    const addId = await running();
    for (const field of ['at', 'id', 'impressions', 'day']) {
      const { status, body } = await views().create(undefined, { ...view(addId), [field]: 5 });
      assert.deepEqual([status, body.errors[0]?.code], [422, 'COLUMN_UNKNOWN'], field);
    }
    assert.equal((await views().create(undefined, view(addId, 'purchase'))).status, 422);
    assert.equal((await views().find(undefined)).status, 401);
    assert.equal((await views().find(owner)).status, 403);
    for (const table of ['add_days', 'adds'])
      assert.equal((await callsOn(api, table).create(undefined, { clicks: 1 })).status, 401);
    assert.equal((await callsOn(api, 'add_days').create(owner, { clicks: 1 })).status, 403);
    assert.equal((await adds().update(owner, addId, { impressions: 9 })).status, 422);
  });

  it('are read by the owner only, by day and in total', async () => {
    const addId = await running();
    const today = () => new Date().toISOString().slice(0, 10);
    const began = today();
    await views().create(undefined, view(addId));
    const counted = [began, today()]; // the day may change meanwhile
    const days = () => callsOn(api, 'add_days');
    assert.equal((await days().find(undefined)).status, 401);
    assert.equal((await days().find(await api.register('client'))).status, 403);
    const where = { where: { addId } };
    assert.deepEqual((await days().find(rival, where)).body.data, []);
    const [row] = v.parse(v.array(v.strictObject(addDay.entries)), (await days().find(owner, where)).body.data);
    assert.equal(row?.impressions, 1);
    assert.ok(counted.includes(row.day), row.day);
    const shown = await adds().get(undefined, addId);
    assert.ok(!('impressions' in shown.body.data) && !('clicks' in shown.body.data));
  });

  const stateOf = async (id: string) => (await adds().get(owner, id)).body.data['state'];
  const step = (who: Person | undefined, id: string, from: string, set: object) =>
    adds().step(who, id, { state: from }, set);
  const isShown = async (id: string) => (await adds().get(undefined, id)).status === 200;
  const submitted = async (extra: object = {}) => {
    const id = await draft(extra);
    assert.equal((await step(owner, id, 'draft', { state: 'review' })).status, 200);
    return id;
  };

  it('are drafts until they are complete, reviewed and approved; then they run until they are stopped', async () => {
    const id = await draft({ titleEn: '' });
    const incomplete = await step(owner, id, 'draft', { state: 'review' });
    assert.deepEqual([incomplete.status, incomplete.body.errors], [422, [{ pointer: '/titleEn', code: 'REQUIRED' }]]);
    assert.equal((await adds().update(owner, id, { titleEn: 'A title' })).status, 200);
    const told = (await notified(api, owner)).length;
    for (const [who, from, set] of [
      [owner, 'draft', { state: 'review' }],
      [owner, 'review', { state: 'draft' }],
      [owner, 'draft', { state: 'review' }],
      [operator, 'review', { state: 'approved' }],
      [owner, 'approved', { state: 'paused' }],
      [owner, 'paused', { state: 'approved' }],
      [owner, 'approved', { state: 'ended' }],
    ] as const) {
      const { status, body } = await step(who, id, from, set);
      assert.deepEqual([status, body.data['state'], await isShown(id)], [200, set.state, set.state === 'approved']);
    }
    const history = await callsOn(api, 'add_history').find(owner, { where: { addId: id } });
    const lines = history.body.data.map((row) => v.parse(addHistoryEntry, row));
    assert.deepEqual(
      lines.map(({ transition, actorRole, toState }) => [transition, actorRole, toState].join(' ')),
      [
        'create professional draft',
        'submit professional review',
        'withdraw professional draft',
        'submit professional review',
        'approve operator approved',
        'pause professional paused',
        'resume professional approved',
        'end professional ended',
      ],
    );
    assert.deepEqual((await callsOn(api, 'add_history').find(rival, { where: { addId: id } })).body.data, []);
    assert.deepEqual((await notified(api, owner)).slice(told), ['advertisement.approved']);
    const audit = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('audit').select(['action', 'actorId']).where('subject', '=', id).execute(),
    );
    assert.deepEqual(audit, [{ action: 'advertisement.approved', actorId: operator.id }]);
  });

  it('take only the steps of their life cycle, of their owner or an operator, once', async () => {
    const id = await submitted();
    const review = { state: 'review' };
    assert.equal((await adds().step(undefined, id, review, { state: 'draft' })).status, 401);
    assert.equal((await adds().step(await api.register('client'), id, review, { state: 'draft' })).status, 404);
    assert.equal((await adds().step(rival, id, review, { state: 'draft' })).status, 404);
    for (const [who, state] of [
      [owner, 'approved'],
      [owner, 'paused'],
      [operator, 'draft'],
      [operator, 'ended'],
    ] as const)
      assert.equal((await step(who, id, 'review', { state })).body.code, 'TRANSITION_NOT_ALLOWED', state);
    assert.equal((await step(owner, id, 'review', { state: 'refused', refusalReason: 'a' })).status, 422);
    assert.equal((await adds().update(operator, id, { titleFr: 'b' })).status, 403);
    assert.equal((await adds().update(owner, id, { titleFr: 'b' })).body.code, 'TRANSITION_NOT_ALLOWED');
    const { submittedAt } = (await adds().get(operator, id)).body.data;
    const decide = () => adds().step(operator, id, { state: 'review', submittedAt }, { state: 'approved' });
    const racing = await Promise.all([decide(), decide(), step(owner, id, 'review', { state: 'draft' })]);
    assert.deepEqual(racing.map(({ status }) => status).sort(), [200, 412, 412]);
    const again = await submitted();
    await step(owner, again, 'review', { state: 'draft' });
    await step(owner, again, 'draft', { state: 'review' });
    const read = { state: 'review', submittedAt: '2020-01-01T00:00:00.000Z' };
    assert.equal((await adds().step(operator, again, read, { state: 'approved' })).status, 412, 'read before a change');
  });

  it('are refused with a reason, which is mailed in the reader’s language, and corrected', async () => {
    const id = await submitted({ titleEn: 'The best', titleFr: 'Le meilleur' });
    for (const set of [{ state: 'refused' }, { state: 'refused', refusalReason: ' ' }])
      assert.deepEqual((await step(operator, id, 'review', set)).status, 422);
    await deliverOnce(api.services);
    for (const [lang, subject] of [
      ['en', /^Advertisement refused: The best$/u],
      ['fr', /^Annonce refusée\u00a0: Le meilleur$/u],
    ] as const) {
      await runAsSystem(api.services.db, (tx) =>
        tx.updateTable('users').set({ lang }).where('id', '=', owner.id).execute(),
      );
      const before = inbox.mails.length;
      await step(operator, id, 'review', { state: 'refused', refusalReason: 'It compares you.' });
      const { body } = await adds().get(owner, id);
      assert.deepEqual([body.data['state'], body.data['refusalReason']], ['refused', 'It compares you.']);
      await deliverOnce(api.services);
      const [mail] = inbox.mails.slice(before);
      assert.match(mail?.subject ?? '', subject);
      assert.match(mail?.text ?? '', /It compares you\./u);
      assert.match(mail?.text ?? '', new RegExp(`/pro/publicite\\?ad=${id}`, 'u'));
      assert.equal((await adds().update(owner, id, { titleFr: 'Le meilleur' })).status, 200);
      assert.equal(await stateOf(id), 'refused');
      assert.equal((await step(owner, id, 'refused', { state: 'review' })).body.data['refusalReason'], null);
    }
    await step(operator, id, 'review', { state: 'refused', refusalReason: 'It compares you.' });
    await step(owner, id, 'refused', { state: 'review' });
    const before = inbox.mails.length;
    await deliverOnce(api.services);
    assert.equal(inbox.mails.length, before, 'nothing to say any more');
  });

  it('go back to review when what was approved is changed, and only then', async () => {
    const id = await running();
    assert.equal(
      (await adds().update(owner, id, addOf(owner))).body.data['state'],
      'approved',
      'nothing of it is other',
    );
    for (const input of [
      { textFr: 'b' },
      { target: `/lawyers/booking/${owner.id}`, placement: 'list' },
      { endsOn: inDays(301) },
    ]) {
      const { body } = await adds().update(owner, id, input);
      assert.deepEqual([body.data['state'], body.data['publishedAt'], await isShown(id)], ['review', null, false]);
      assert.equal((await step(operator, id, 'review', { state: 'approved' })).status, 200);
      assert.equal(await isShown(id), true);
    }
    assert.equal((await adds().update(owner, id, { titleEn: '' })).body.code, 'VALIDATION_FAILED');
    assert.equal(
      (await adds().update(owner, id, { startsOn: '2020-01-01', endsOn: '2020-02-01' })).body.errors[0]?.code,
      'DATE_PAST',
    );
    assert.deepEqual((await adds().update(owner, id, { endsOn: inDays(366) })).body.errors, [
      { pointer: '/endsOn', code: 'LIMIT_EXCEEDED' },
    ]);
    assert.equal(await stateOf(id), 'approved');
    const late = await submitted();
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('adds').set({ startsOn: '2020-01-01', endsOn: '2020-02-01' }).where('id', '=', late).execute(),
    );
    assert.equal((await step(operator, late, 'review', { state: 'approved' })).body.code, 'TRANSITION_NOT_ALLOWED');
    await step(owner, late, 'review', { state: 'draft' });
    const again = await step(owner, late, 'draft', { state: 'review' });
    assert.deepEqual(again.body.errors, [{ pointer: '/endsOn', code: 'DATE_PAST' }]);
  });

  it('lead only to pages of their professional, and end after they start', async () => {
    const own = (await callsOn(api, 'articles').create(owner, { category: 'tax', titleFr: 'a', bodyFr: 'a' })).body
      .data;
    const { slug } = (await callsOn(api, 'professionals').get(owner, owner.id)).body.data;
    const good = [`/professionnels/${String(slug)}`, `/lawyers/booking/${owner.id}`, `/article/${own.id}`];
    for (const target of good) assert.equal(await stateOf(await draft({ target })), 'draft', target);
    const id = await draft();
    const theirs = (await callsOn(api, 'articles').create(rival, { category: 'tax', titleFr: 'a', bodyFr: 'a' })).body
      .data;
    for (const target of [
      '//evil.test',
      '/\\evil.test',
      '/\t/evil.test',
      '/.//evil.test',
      'https://evil.test',
      '/pricing',
      `/lawyers/booking/${rival.id}`,
      `/article/${theirs.id}`,
      `/professionnels/${String(slug)}?next=//evil.test`,
    ]) {
      const refusal = [422, [{ pointer: '/target', code: 'INVALID' }]];
      const created = await adds().create(owner, { ...addOf(owner), target });
      const changed = await adds().update(owner, id, { target });
      for (const { status, body } of [created, changed]) assert.deepEqual([status, body.errors], refusal, target);
    }
    const backwards = await adds().update(owner, id, { endsOn: '2019-12-31' });
    assert.deepEqual(backwards.body.errors, [{ pointer: '/endsOn', code: 'RANGE_INVALID' }]);
  });

  it('lead to an article only while everybody can read it: when they are submitted, approved or changed', async () => {
    const articles = () => callsOn(api, 'articles');
    const text = { category: 'tax', titleFr: 'a', bodyFr: 'a' };
    const articleId = (await articles().create(owner, text)).body.data.id;
    const publish = async (publishedAt: string | null) =>
      assert.equal((await articles().update(owner, articleId, { publishedAt })).status, 200);
    const refused = ({ status, body }: Awaited<ReturnType<typeof step>>) =>
      assert.deepEqual([status, body.errors], [422, [{ pointer: '/target', code: 'INVALID' }]]);
    const target = `/article/${articleId}`;
    const id = await draft({ target });
    refused(await step(owner, id, 'draft', { state: 'review' }));
    await publish(new Date(Date.now() + 86_400_000).toISOString());
    refused(await step(owner, id, 'draft', { state: 'review' }));
    await publish(new Date().toISOString());
    assert.equal((await step(owner, id, 'draft', { state: 'review' })).status, 200);
    await publish(null);
    refused(await step(operator, id, 'review', { state: 'approved' }));
    const shown = await running();
    refused(await adds().update(owner, shown, { target }));
    assert.equal(await stateOf(shown), 'approved');
    await publish(new Date().toISOString());
    assert.equal((await step(operator, id, 'review', { state: 'approved' })).status, 200);
    assert.equal((await adds().update(owner, shown, { target })).body.data['state'], 'review');

    assert.equal(await isShown(id), true);
    await publish(null);
    assert.deepEqual([await stateOf(id), await stateOf(shown), await isShown(id)], ['paused', 'review', false]);
    const history = (await callsOn(api, 'add_history').find(owner, { where: { addId: id }, limit: 100 })).body.data;
    assert.deepEqual(history.filter(({ transition }) => transition === 'pause').length, 1);
    refused(await step(owner, id, 'paused', { state: 'approved' }));
    await publish(new Date().toISOString());
    assert.equal((await step(owner, id, 'paused', { state: 'approved' })).status, 200);
    await publish(new Date(Date.now() + 86_400_000).toISOString());
    assert.equal(await stateOf(id), 'paused', 'put off');
    await publish('now');
    assert.equal((await step(owner, id, 'paused', { state: 'approved' })).status, 200);
    assert.equal((await articles().remove(owner, articleId)).status, 200);
    assert.equal(await stateOf(id), 'paused', 'deleted');
  });

  it('have a picture that its owner has sent for it, gone when it is replaced or they are', async () => {
    const send = async (who = owner, purpose: 'advertisement' | 'logo' = 'advertisement') =>
      (await sendFile(api, who, purpose, pixel)).body.data.id;
    const id = await draft({ image: await send(), imageAltFr: 'Le cabinet' });
    const addressOf = async () => String((await adds().get(owner, id)).body.data['image']);
    const open = async (address: string) => (await api.app.inject(address)).statusCode;
    const first = await addressOf();
    assert.equal(await open(first), 200);
    for (const image of [await send(rival), await send(owner, 'logo'), id])
      assert.deepEqual((await adds().update(owner, id, { image })).body.errors, [
        { pointer: '/image', code: 'NOT_FOUND' },
      ]);
    assert.equal((await adds().update(owner, id, { titleFr: 'b' })).body.data['image'], first, 'not named, it stays');
    assert.equal((await adds().update(owner, id, { image: await send() })).status, 200);
    const second = await addressOf();
    assert.deepEqual([await open(first), await open(second)], [404, 200]);
    assert.equal((await adds().remove(owner, id)).status, 200);
    assert.equal(await open(second), 404);
    assert.equal((await sendFile(api, await api.register('client'), 'advertisement', pixel)).status, 403);
  });

  it('are submitted by verified professionals with the plan; what was approved stays when the plan ends', async () => {
    const author = await api.author();
    const made = async () => (await adds().create(author, addOf(author))).body.data.id;
    const [shown, kept, late] = [await made(), await made(), await made()];
    for (const id of [shown, late]) assert.equal((await step(author, id, 'draft', { state: 'review' })).status, 200);
    assert.equal((await step(operator, shown, 'review', { state: 'approved' })).status, 200);
    await api.subscribe(author.id, 'standard');
    assert.equal(await isShown(shown), true);
    for (const answer of [
      await step(author, kept, 'draft', { state: 'review' }),
      await step(operator, late, 'review', { state: 'approved' }),
      await adds().update(author, shown, { titleFr: 'b' }),
      await adds().create(author, addOf(author)),
    ])
      assert.deepEqual([answer.status, answer.body.code], [403, 'NOT_IN_PLAN']);
    assert.equal((await adds().update(author, kept, { titleFr: 'b' })).status, 200, 'drafts remain');
    for (const [from, state] of [
      ['approved', 'paused'],
      ['paused', 'approved'],
      ['approved', 'ended'],
    ] as const)
      assert.equal((await step(author, shown, from, { state })).status, 200, state);
    await api.subscribe(author.id, 'premium');
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('professionals').set({ verifiedAt: null }).where('id', '=', author.id).execute(),
    );
    for (const unverified of [
      await step(author, kept, 'draft', { state: 'review' }),
      await step(operator, late, 'review', { state: 'approved' }),
    ])
      assert.deepEqual([unverified.status, unverified.body.code], [409, 'NOT_VERIFIED']);
  });
});
