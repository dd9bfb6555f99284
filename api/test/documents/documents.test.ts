import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { documentChecklist, requiredDocuments } from 'shared-contracts/processes/registration-documents';
import { document } from 'shared-contracts/schemas/document';
import { documentKinds } from 'shared-contracts/schemas/value-lists';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { confirmDocuments } from '../../src/modules/documents/confirm-documents.ts';
import { expireDocuments } from '../../src/modules/documents/expire-documents.ts';
import { mailWriters } from '../../src/mails.ts';
import { documentMails } from '../../src/modules/documents/document-mails.ts';
import { composeMail } from '../../src/modules/mail/compose-mail.ts';
import { sweepUploads } from '../../src/modules/uploads/sweep-uploads.ts';
import { outboxOf } from '../support/mail-jobs.ts';
import { pixel, sendFile } from '../support/send-file.ts';
import { callsOn, notified } from '../support/table-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import '../support/test-seed.ts';
import { askFor, hour, storedStarts, workingProfessional } from '../support/working-professional.ts';

const DAY = 24 * hour;

describe('registration documents', () => {
  let api: TestApi;
  let client: Person;
  let operator: Person;
  /** Of the API: now, as the database has its own, by which documents lapse; that may be in the next day already. */
  let clock = Date.now();
  const dateIn = (days: number) => new Date(clock + days * DAY).toISOString().slice(0, 10);
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '10' }, () => new Date(clock));
    client = await api.register('client');
    operator = await api.operator();
  });
  after(() => api.close());

  const documents = () => callsOn(api, 'documents');
  const submit = async (who: Person, kind: DocumentKind): Promise<string> => {
    const sent = await sendFile(api, who, 'document', pixel);
    const { status, body } = await documents().create(who, { kind, uploadId: sent.body.data.id });
    assert.equal(status, 201, JSON.stringify(body));
    return body.data.id;
  };
  const accept = (id: string, expiresOn: string | null = null) =>
    documents().step(operator, id, { state: 'submitted' }, { state: 'accepted', expiresOn });
  const refuse = (id: string, state = 'submitted') =>
    documents().step(operator, id, { state }, { state: 'refused', refusalReason: 'Illisible' });
  const rowsOf = (professionalId: string) =>
    runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('documents').selectAll().where('professionalId', '=', professionalId).execute(),
    );
  const isListed = async (who: Person) =>
    (await api.call('GET', `/base/professionals/get-one/${who.id}`)).status === 200;
  const profile = async (who: Person) => (await callsOn(api, 'professionals').get(who, who.id)).body.data;
  const read = async (url: unknown) => api.app.inject({ method: 'GET', url: String(url) });
  const templatesOf = async (who: Person) =>
    (await outboxOf(api.services, who.id))
      .map(({ template }) => template)
      .filter((name) => name.startsWith('document'));

  describe('are private', () => {
    it('to their professional and operators', async () => {
      const [owner, rival] = [await api.register('professional'), await api.register('professional')];
      const id = await submit(owner, 'identity');
      for (const who of [owner, operator]) v.parse(document, (await documents().get(who, id)).body.data);
      assert.equal((await documents().get(undefined, id)).status, 401);
      assert.equal((await documents().get(client, id)).status, 403);
      assert.equal((await documents().get(rival, id)).status, 404);
      assert.equal((await documents().remove(rival, id)).status, 404);
      assert.deepEqual((await documents().find(rival)).body.data, []);
      assert.equal((await documents().find(owner)).body.data.length, 1);
      const waiting = await documents().find(operator, { where: { state: 'submitted', professionalId: owner.id } });
      assert.deepEqual(
        waiting.body.data.map((row) => row.id),
        [id],
      );
      for (const column of ['uploadId', 'warnedDays', 'decidedBy'])
        assert.equal((await documents().find(owner, { where: { [column]: null } })).status, 422, column);
    });

    it('with files that are read by a link valid for five minutes', async () => {
      const [owner, rival] = [await api.register('professional'), await api.register('professional')];
      const id = await submit(owner, 'professional_card');
      const { url } = (await documents().get(owner, id)).body.data;
      const { statusCode, headers, rawPayload } = await read(url);
      assert.equal(statusCode, 200);
      assert.deepEqual(rawPayload.subarray(0, 4), pixel.subarray(0, 4));
      assert.equal(headers['content-disposition'], 'attachment; filename="professional-card.png"');
      assert.equal(headers['cache-control'], 'private, no-store');
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.match(String(headers['content-security-policy']), /sandbox/u);
      const link = new URL(String(url), 'http://api.test');
      const other = new URL(
        String((await documents().get(rival, await submit(rival, 'identity'))).body.data.url),
        link,
      );
      const tampered = {
        'no signature': link.pathname,
        'no time': `${link.pathname}?signature=${String(link.searchParams.get('signature'))}`,
        'another time': `${String(url).replace(/expires=\d+/u, 'expires=99999999999')}`,
        'another signature': `${link.pathname}${other.search}`,
        'a shorter signature': String(url).slice(0, -1),
        'a repeated signature': `${String(url)}&signature=x`,
        'another file': `${other.pathname}${link.search}`,
      };
      for (const [name, address] of Object.entries(tampered)) assert.equal((await read(address)).statusCode, 404, name);
      const began = clock;
      clock = began + 5 * 60_000 - 2000;
      assert.equal((await read(url)).statusCode, 200);
      clock += 3000;
      assert.equal((await read(url)).statusCode, 404);
      const fresh = (await documents().get(operator, id)).body.data.url;
      assert.equal((await read(fresh)).statusCode, 200);
      await documents().remove(owner, id);
      assert.equal((await read(fresh)).statusCode, 404, 'taken back');
      clock = began;
    });
  });

  describe('are submitted', () => {
    it('with an own file, once', async () => {
      const [owner, rival] = [await api.register('professional'), await api.register('professional')];
      const mine = (await sendFile(api, owner, 'document', pixel)).body.data.id;
      const logo = (await sendFile(api, owner, 'logo', pixel)).body.data.id;
      const notFound = [{ pointer: '/uploadId', code: 'NOT_FOUND' }];
      const create = (who: Person, body: object) => documents().create(who, { kind: 'identity', ...body });
      assert.deepEqual((await create(rival, { uploadId: mine })).body.errors, notFound);
      assert.deepEqual((await create(owner, { uploadId: logo })).body.errors, notFound);
      assert.equal((await create(client, { uploadId: mine })).status, 403);
      assert.equal((await create(operator, { uploadId: mine })).status, 403);
      assert.equal((await create(owner, { uploadId: mine, kind: 'passport' })).status, 422);
      for (const column of ['state', 'expiresOn', 'decidedAt', 'professionalId'])
        assert.equal((await create(owner, { uploadId: mine, [column]: 'accepted' })).status, 422, column);
      const racing = await Promise.all([create(owner, { uploadId: mine }), create(owner, { uploadId: mine })]);
      assert.deepEqual(racing.map(({ status }) => status).sort(), [201, 422]);
    });

    it('again, replacing those not accepted and their files', async () => {
      const owner = await api.register('professional');
      const first = await submit(owner, 'identity');
      const { url } = (await documents().get(owner, first)).body.data;
      const second = await submit(owner, 'identity');
      assert.equal((await documents().get(owner, first)).status, 404);
      assert.equal((await read(url)).statusCode, 404);
      assert.equal((await refuse(second)).status, 200);
      const third = await submit(owner, 'identity');
      assert.deepEqual(
        (await rowsOf(owner.id)).map(({ id }) => id),
        [third],
      );
      await sweepUploads(api.services);
      const left = await runAsSystem(api.services.db, (tx) =>
        tx.selectFrom('uploads').select('id').where('userId', '=', owner.id).execute(),
      );
      assert.equal(left.length, 1);
    });
  });

  describe('are decided', () => {
    it('by operators, once, with what they saw', async () => {
      const owner = await api.register('professional');
      const id = await submit(owner, 'identity');
      const step = (who: Person | undefined, set: object, where: object = { state: 'submitted' }) =>
        documents().step(who, id, where, set);
      assert.equal((await step(undefined, { state: 'accepted' })).status, 401);
      assert.equal((await step(client, { state: 'accepted' })).status, 403);
      assert.equal((await step(owner, { state: 'accepted' })).status, 403);
      assert.equal((await documents().update(owner, id, { state: 'accepted' })).status, 403);
      assert.equal((await documents().update(operator, id, { state: 'accepted' })).status, 403);
      const errors = async (set: object) =>
        (await step(operator, set)).body.errors.map(({ pointer, code }) => [pointer, code]);
      assert.deepEqual(await errors({ state: 'refused' }), [['/set/refusalReason', 'REQUIRED']]);
      assert.deepEqual(await errors({ state: 'refused', refusalReason: ' ' }), [['/set/refusalReason', 'REQUIRED']]);
      assert.deepEqual(await errors({ state: 'accepted', expiresOn: dateIn(-1) }), [
        ['/set/expiresOn', 'RANGE_INVALID'],
      ]);
      assert.deepEqual(await errors({ state: 'accepted', expiresOn: '2027-02-30' }), [
        ['/set/expiresOn', 'DATE_INVALID'],
      ]);
      for (const set of [{ state: 'expired' }, { state: 'accepted', refusalReason: 'a' }, { kind: 'tax_id' }])
        assert.equal((await step(operator, set)).status, 422, JSON.stringify(set));
      assert.equal((await step(operator, { state: 'accepted' }, { state: 'refused' })).status, 412);
      const racing = await Promise.all([accept(id, dateIn(0)), refuse(id)]);
      assert.deepEqual(racing.map(({ status }) => status).sort(), [200, 412]);
    });

    it('but not twice', async () => {
      const owner = await api.register('professional');
      const [accepted, refused] = [await submit(owner, 'identity'), await submit(owner, 'tax_id')];
      await accept(accepted);
      await refuse(refused);
      const again = [
        await documents().step(operator, accepted, { state: 'accepted' }, { state: 'accepted' }),
        await documents().step(operator, refused, { state: 'refused' }, { state: 'accepted' }),
        await refuse(refused, 'refused'),
      ];
      for (const { status, body } of again) assert.deepEqual([status, body.code], [422, 'TRANSITION_NOT_ALLOWED']);
      assert.equal((await documents().remove(owner, accepted)).status, 404, 'what counts is not taken back');
      assert.equal((await documents().get(owner, refused)).body.data.refusalReason, 'Illisible');
    });

    it('with an audit entry and a notification', async () => {
      const owner = await api.register('professional', { lang: 'en' });
      const [one, two] = [await submit(owner, 'identity'), await submit(owner, 'tax_id')];
      await accept(one, dateIn(400));
      await refuse(two);
      const log = await callsOn(api, 'audit').find(operator, { where: { subject: { $in: [one, two] } } });
      assert.deepEqual(log.body.data.map(({ action, actorId }) => [action, actorId]).sort(), [
        ['document.accepted', operator.id],
        ['document.refused', operator.id],
      ]);
      assert.deepEqual(await notified(api, owner), ['document.accepted', 'document.refused']);
      assert.deepEqual(await templatesOf(owner), ['document_refused']);
    });
  });

  describe('are rechecked', () => {
    const waiting = async (who: Person) => {
      const where = { recheckSince: { $isNull: false }, professionalId: who.id };
      return (await documents().find(operator, { where })).body.data.map(({ id, kind }) => ({ id, kind }));
    };
    const entriesOf = async (who: Person) => {
      const where = { subject: who.id, action: 'professional.identity-changed' };
      return (await callsOn(api, 'audit').find(operator, { where })).body.data.map(({ details }) => details);
    };
    const verified = async (extra = {}) => {
      const who = await api.register('professional', extra);
      await api.verify(who.id);
      return who;
    };
    const change = async (who: Person, input: object) =>
      assert.equal((await callsOn(api, 'professionals').update(who, who.id, input)).status, 200);

    it('when a verified professional changes what they prove, who stays listed', async () => {
      const who = await verified({ kind: 'legal_entity', companyName: 'Étude Ndiaye' });
      await change(who, { city: 'Kribi', lastName: 'Ndiaye', functions: ['lawyer'] });
      assert.deepEqual([await waiting(who), await entriesOf(who)], [[], []], 'nothing of it is other');
      for (const [input, ...kinds] of [
        [{ lastName: 'Ndiayé' }, 'identity'],
        [{ functions: ['lawyer', 'notary'] }, 'identity', 'professional_body', 'professional_status'],
        [{ companyName: 'X' }, 'commercial_register', 'identity', 'professional_body', 'professional_status'],
      ] as const) {
        await change(who, input);
        assert.deepEqual((await waiting(who)).map(({ kind }) => kind).sort(), kinds);
      }
      assert.equal(await isListed(who), true);
      const columns = (await entriesOf(who)).map((details) => (details as { columns: string }).columns);
      assert.deepEqual(columns, ['companyName', 'functions', 'lastName']);
    });

    it('and accepted again by an operator, or refused, which suspends', async () => {
      const who = await verified();
      await change(who, { firstNames: 'Aïssatou' });
      const [{ id } = { id: '' }] = await waiting(who);
      const again = await documents().step(operator, id, { state: 'accepted' }, { state: 'accepted' });
      assert.equal(again.status, 200, JSON.stringify(again.body));
      assert.deepEqual([await waiting(who), await isListed(who)], [[], true]);
      const twice = await documents().step(operator, id, { state: 'accepted' }, { state: 'accepted' });
      assert.equal(twice.body.code, 'TRANSITION_NOT_ALLOWED');
      await change(who, { firstNames: 'Awa' });
      assert.equal((await refuse(id, 'accepted')).status, 200);
      assert.deepEqual([await waiting(who), await isListed(who)], [[], false]);
    });

    it('for nothing else, and not for unverified professionals', async () => {
      const [who, candidate] = [await verified(), await api.register('professional')];
      await change(who, { lastName: 'Sow' });
      const { body } = await documents().find(who);
      assert.ok(body.data.length > 0 && body.data.every((row) => !('recheckSince' in row)));
      assert.equal((await documents().find(who, { where: { recheckSince: { $isNull: false } } })).status, 422);
      await submit(candidate, 'identity');
      await change(candidate, { lastName: 'Sow' });
      assert.deepEqual([await waiting(candidate), await entriesOf(candidate)], [[], []]);
    });

    it('also for the account’s names, which are those of the profile', async () => {
      const who = await verified();
      const refused = await callsOn(api, 'users').update(who, who.id, { lastName: 'Sow', lang: 'en' });
      assert.deepEqual([refused.status, refused.body.errors], [422, [{ pointer: '/lastName', code: 'FORBIDDEN' }]]);
      await change(who, { lastName: 'Sow' });
      assert.equal((await callsOn(api, 'users').get(who, who.id)).body.data['lastName'], 'Sow');
      assert.equal((await callsOn(api, 'users').update(client, client.id, { lastName: 'Sow' })).status, 200);
    });
  });

  describe('decide who is bookable', () => {
    const book = async (professionalId: string) => {
      const [from, to] = [2, 9].map((days) => new Date(clock + days * DAY).toISOString());
      const body = { professionalIds: [professionalId], from, to };
      const slots = await api.call<{ data: { professionalId: string; startsAt: string }[] }>('POST', '/slots', {
        body,
      });
      return { status: slots.status, slots: JSON.stringify(slots.body) };
    };
    const request = async (professionalId: string, startsAt: string, who = client) =>
      callsOn(api, 'appointments').create(
        who,
        {
          professionalId,
          ...(await askFor(api, professionalId)),
          ...{ callType: 'video', startsAt, reason: 'Un bail commercial' },
        },
        { 'idempotency-key': `${professionalId}${startsAt}` },
      );
    const finds = async (who: Person) => {
      const { body } = await api.call<{ data: { id: string }[] }>('POST', '/base/professionals/lawyer-filter', {
        body: { limit: 100 },
      });
      return body.data.some(({ id }) => id === who.id);
    };

    for (const kind of ['individual', 'legal_entity'] as const) {
      it(`only while every required one of a registration as ${kind} is accepted`, async () => {
        const company = kind === 'legal_entity' ? { companyName: 'Cabinet Ndiaye' } : {};
        const owner = await api.register('professional', { kind, ...company });
        const needed = requiredDocuments[kind];
        for (const [index, one] of needed.entries()) {
          assert.equal(await isListed(owner), false, `${index} of ${needed.length}`);
          await accept(await submit(owner, one), one === 'identity' ? dateIn(200) : dateIn(300 + index));
        }
        assert.equal(await isListed(owner), true);
        assert.equal((await profile(owner)).verifiedUntil, dateIn(200));
        assert.deepEqual(await templatesOf(owner), ['documents_complete']);
        const optional = documentKinds.find((one) => !needed.includes(one)) ?? 'identity';
        await refuse(await submit(owner, optional));
        assert.equal(await isListed(owner), true, 'what is not needed does not matter');
      });
    }

    it('and suspension hides the slots at once, while the diary stays consistent', async () => {
      const owner = await workingProfessional(api);
      const starts = await storedStarts(api, owner.id);
      const free = starts.filter((start) => Date.parse(start) > clock + 2 * DAY);
      const waiting = await request(owner.id, String(free[0]));
      assert.equal(waiting.status, 201);
      const answer = () =>
        callsOn(api, 'appointments').step(owner, waiting.body.data.id, { status: 'waiting' }, { status: 'accepted' });
      assert.equal(await finds(owner), true);
      assert.match((await book(owner.id)).slots, new RegExp(String(free[1]), 'u'));
      const [card] = (await rowsOf(owner.id)).filter(({ kind }) => kind === 'ability_to_practise');
      assert.equal((await refuse(String(card?.id), 'accepted')).status, 200);
      assert.equal(await isListed(owner), false);
      assert.equal(await finds(owner), false);
      assert.doesNotMatch((await book(owner.id)).slots, /startsAt/u);
      for (const { status, body } of [await request(owner.id, String(free[1])), await answer()])
        assert.deepEqual([status, body.code], [409, 'NOT_VERIFIED']);
      const after = await storedStarts(api, owner.id);
      assert.deepEqual(
        after,
        starts.filter((start) => start !== free[0]),
      );
      const renewed = await submit(owner, 'ability_to_practise');
      await accept(renewed);
      assert.equal((await answer()).status, 200);
      assert.equal((await request(owner.id, String(free[1]))).status, 201);
    });

    it('without a race between suspension and booking', async () => {
      const owner = await workingProfessional(api);
      const free = (await storedStarts(api, owner.id)).filter((start) => Date.parse(start) > clock + 2 * DAY);
      const [card] = (await rowsOf(owner.id)).filter(({ kind }) => kind === 'identity');
      // A client each: one alone may have only a few requests waiting.
      const clients = await Promise.all(Array.from({ length: 6 }, () => api.register('client')));
      const [suspended, ...requests] = await Promise.all([
        refuse(String(card?.id), 'accepted'),
        ...clients.map((who, place) => request(owner.id, String(free[place]), who)),
      ]);
      assert.equal(suspended.status, 200);
      for (const { status, body } of requests)
        assert.ok(status === 201 || body.code === 'NOT_VERIFIED', JSON.stringify(body));
      assert.equal((await request(owner.id, String(free[7]))).body.code, 'NOT_VERIFIED');
    });

    it('as the rows say, whatever changes them', async () => {
      const today = dateIn(0);
      const change = fc.record({
        kind: fc.constantFrom(...documentKinds),
        state: fc.constantFrom('accepted', 'accepted', 'refused', 'expired', 'gone'),
        expiresOn: fc.constantFrom(null, dateIn(1), dateIn(30), dateIn(-1)),
      });
      const legalKinds = ['individual', 'legal_entity'] as const;
      const owners = [
        await api.register('professional'),
        await api.register('professional', { kind: 'legal_entity', companyName: 'Cabinet' }),
      ];
      await fc.assert(
        fc.asyncProperty(fc.nat(1), fc.array(change, { minLength: 4, maxLength: 16 }), async (which, changes) => {
          const [owner, legalKind] = [owners[which], legalKinds[which]];
          assert.ok(owner && legalKind);
          for (const { kind, state, expiresOn } of changes) {
            await runAsSystem(api.services.db, async (tx) => {
              await tx
                .deleteFrom('documents')
                .where('professionalId', '=', owner.id)
                .where('kind', '=', kind)
                .execute();
              if (state === 'gone') return;
              const refusalReason = state === 'refused' ? 'a' : null;
              const row = {
                professionalId: owner.id,
                kind,
                state,
                expiresOn,
                refusalReason,
                decidedAt: new Date(clock),
              };
              await tx.insertInto('documents').values(row).execute();
            });
          }
          const lines = documentChecklist(legalKind, await rowsOf(owner.id), today);
          const expected = lines.filter(({ isNeeded }) => isNeeded).every(({ state }) => state === 'accepted');
          assert.equal(await isListed(owner), expected);
        }),
        { numRuns: 40 },
      );
    });
  });

  describe('expire', () => {
    const confirmed = async (expiresOn: string) => {
      const owner = await workingProfessional(api);
      await runAsSystem(api.services.db, (tx) =>
        confirmDocuments(tx, owner.id, { by: null, expiresOn, now: new Date(clock) }),
      );
      return owner;
    };

    before(() => expireDocuments(api.services)); // left over from earlier tests

    it('by their date alone, and are marked once', async () => {
      const owner = await confirmed(dateIn(-1));
      assert.equal(await isListed(owner), false, 'before any job has run');
      const counts = await Promise.all([expireDocuments(api.services), expireDocuments(api.services)]);
      assert.equal(
        counts.reduce((sum, { expired }) => sum + expired, 0),
        5,
      );
      assert.deepEqual(new Set((await rowsOf(owner.id)).map(({ state }) => state)), new Set(['expired']));
      assert.equal((await profile(owner)).verifiedAt, null);
      assert.deepEqual(await templatesOf(owner), Array(5).fill('document_expired'));
      assert.deepEqual(await expireDocuments(api.services), { expired: 0, warned: 0 });
    });

    it('at the end of their last day', async () => {
      const owner = await api.register('professional');
      // One transaction has one date.
      await runAsSystem(api.services.db, async (tx) => {
        const isListedUntil = async (expiresOn: string) => {
          await confirmDocuments(tx, owner.id, { by: null, expiresOn, now: new Date(clock) });
          const { rows } = await sql<{ isListed: boolean }>`
            select is_listed(verified_at, verified_until) from professionals where id = ${owner.id}`.execute(tx);
          return rows[0]?.isListed;
        };
        const { rows } = await sql<{ today: string; yesterday: string }>`
          select day::text as today, (day - 1)::text as yesterday
          from (select (now() at time zone 'UTC')::date as day) as days`.execute(tx);
        assert.equal(await isListedUntil(String(rows[0]?.today)), true);
        assert.equal(await isListedUntil(String(rows[0]?.yesterday)), false);
        await confirmDocuments(tx, owner.id, { by: null, expiresOn: dateIn(0), now: new Date(clock) });
      });
      const statesOn = async (at: number) => {
        await expireDocuments({ ...api.services, now: () => new Date(at) });
        return (await rowsOf(owner.id)).map(({ state }) => state);
      };
      assert.deepEqual(await statesOn(clock), Array(5).fill('accepted'));
      assert.deepEqual(await statesOn(clock + DAY), Array(5).fill('expired'));
    });

    it('with a warning 30 and 7 days before, unless a new one is submitted', async () => {
      const began = clock;
      const owner = await confirmed(dateIn(40));
      const renewing = await confirmed(dateIn(40));
      for (const kind of requiredDocuments.individual) await submit(renewing, kind);
      const warnings = async (days: number) => {
        clock = began + days * DAY;
        await expireDocuments(api.services);
        return (await templatesOf(owner)).length;
      };
      assert.deepEqual(
        [await warnings(9), await warnings(10), await warnings(32), await warnings(33), await warnings(34)],
        [0, 5, 5, 10, 10],
      );
      assert.deepEqual(await templatesOf(renewing), []);
      clock = began;
    });

    it('not while a new one is being checked, which then replaces them', async () => {
      const owner = await confirmed(dateIn(5));
      const next = await submit(owner, 'identity');
      assert.equal(await isListed(owner), true);
      await accept(next, dateIn(500));
      const identities = (await rowsOf(owner.id)).filter(({ kind }) => kind === 'identity');
      assert.deepEqual(
        identities.map(({ id, expiresOn }) => [id, expiresOn]),
        [[next, dateIn(500)]],
      );
      assert.equal((await profile(owner)).verifiedUntil, dateIn(5), 'the others have not changed');
    });
  });

  it('are mailed about in both languages, for every kind', async () => {
    for (const lang of ['fr', 'en'] as const) {
      const owner = await api.register('professional', { lang });
      for (const kind of documentKinds) {
        const documentId = await submit(owner, kind);
        await refuse(documentId);
        for (const template of Object.keys(documentMails)) {
          const row = { id: documentId, userId: owner.id, address: null, template, attempts: 1 };
          const data = { documentId, kind, expiresOn: '2027-03-01' };
          const mail = await composeMail(api.services, mailWriters, { ...row, data });
          assert.ok(mail);
          for (const text of [mail.subject, mail.text, mail.html])
            assert.doesNotMatch(
              text,
              /\{\{|undefined|Invalid|mail\.|document\.[a-z]|[a-z]_[a-z]/u,
              `${lang} ${template} ${kind}`,
            );
          if (template === 'document_refused') assert.match(mail.text, /Illisible/u);
        }
      }
    }
  });

  it('are deleted with the account, including files', async () => {
    const owner = await workingProfessional(api);
    const id = await submit(owner, 'identity');
    const image = await sendFile(api, owner, 'profile_image', pixel);
    await callsOn(api, 'professionals').update(owner, owner.id, { profileImage: image.body.data.id });
    const { url } = (await documents().get(owner, id)).body.data;
    const deleted = await api.call('DELETE', '/auth/account', { token: owner.token, body: { password } });
    assert.equal(deleted.status, 200);
    for (const address of [url, image.body.data.url]) assert.equal((await read(address)).statusCode, 404);
    assert.deepEqual(await rowsOf(owner.id), []);
    await sweepUploads(api.services);
    for (const address of [url, image.body.data.url]) {
      const [key = ''] = String(address).replace('/uploads/', '').split('?');
      assert.equal(await api.services.storage.read(key), undefined);
    }
  });

  it('are deleted with the account, also those being submitted', async () => {
    const owner = await api.register('professional');
    const uploads = [];
    for (const kind of documentKinds) uploads.push({ kind, sent: await sendFile(api, owner, 'document', pixel) });
    const [deleted] = await Promise.all([
      api.call('DELETE', '/auth/account', { token: owner.token, body: { password } }),
      ...uploads.map(async ({ kind, sent }, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 15));
        return documents().create(owner, { kind, uploadId: sent.body.data.id });
      }),
    ]);
    assert.equal(deleted.status, 200);
    assert.deepEqual(await rowsOf(owner.id), []);
    await sweepUploads(api.services);
    const left = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('uploads').select('id').where('userId', '=', owner.id).execute(),
    );
    assert.deepEqual(left, []);
  });
});
