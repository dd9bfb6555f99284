import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { ownReview, review } from 'shared-contracts/schemas/review';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { publishReviews } from '../../src/modules/reviews/publish-reviews.ts';
import { appointmentBetween } from '../support/appointment-between.ts';
import { callsOn, notified } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { until } from '../support/until.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.now();

describe('reviews', () => {
  let api: TestApi;
  let clock = start;
  let client: Person;
  let other: Person;
  let professional: Person;
  let rival: Person;
  let operator: Person;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' }, () => new Date(clock));
    client = await api.register('client', { firstNames: 'Amina', lastName: 'Bello' });
    other = await api.register('client');
    professional = await api.register('professional');
    rival = await api.register('professional');
    operator = await api.operator();
    await api.verify(professional.id);
  });
  after(() => api.close());
  const reviews = () => callsOn(api, 'reviews');
  const met = (daysAgo: number, who = client) =>
    appointmentBetween(api, who, professional, { startsAt: new Date(clock - daysAgo * day) });
  const rating = async () => {
    const { body } = await callsOn(api, 'professionals').get(undefined, professional.id);
    return [body.data.ratingAverage, body.data.ratingCount];
  };

  it('answer 401, 403 and 422 before a review is created', async () => {
    const appointmentId = await met(1);
    const input = { appointmentId, rating: 4, text: 'À l’heure, clair, sans jargon.' };
    assert.equal((await reviews().create(undefined, input)).status, 401);
    assert.equal((await reviews().create(professional, input)).status, 403);
    assert.deepEqual((await reviews().create(other, input)).body.errors, [
      { pointer: '/appointmentId', code: 'NOT_FOUND' },
    ]);
    assert.equal((await reviews().create(client, { ...input, appointmentId: randomUUID() })).status, 422);
    for (const wrong of [0, 6, 4.5, '4'])
      assert.equal((await reviews().create(client, { ...input, rating: wrong })).status, 422);
    for (const field of ['professionalId', 'publishedAt', 'reply', 'clientId', 'moderation'])
      assert.equal((await reviews().create(client, { ...input, [field]: null })).status, 422, field);
    const written = await reviews().create(client, input);
    assert.equal(written.status, 201);
    assert.equal(written.body.data.publishedAt, null);
    const again = await reviews().create(client, input);
    assert.deepEqual([again.status, again.body.code], [409, 'ALREADY_REVIEWED']);
  });

  it('rate by criterion as well, each of its own accord, and end what there is to write', async () => {
    const author = await api.register('client');
    const appointmentId = await met(2, author);
    const toWrite = async (who: Person) =>
      (await callsOn(api, 'appointments').find(who, { where: { awaitsReview: true } })).body.data?.map(({ id }) => id);
    assert.deepEqual(await toWrite(author), [appointmentId]);
    assert.equal(await toWrite(professional), undefined, 'for clients alone');
    for (const wrong of [0, 6, '4'])
      assert.equal((await reviews().create(author, { appointmentId, rating: 4, clarity: wrong })).status, 422);
    const written = await reviews().create(author, { appointmentId, rating: 4, clarity: 5, punctuality: 2 });
    assert.equal(written.status, 201, JSON.stringify(written.body));
    assert.deepEqual(await toWrite(author), []);
    const { id } = written.body.data;
    assert.equal((await reviews().update(author, id, { listening: 3, punctuality: null })).status, 200);
    const read = v.parse(ownReview, (await reviews().get(professional, id)).body.data);
    assert.deepEqual([read.rating, read.clarity, read.listening, read.punctuality], [4, 5, 3, null]);
  });

  it('are refused for appointments that did not take place', async () => {
    for (const status of ['waiting', 'accepted', 'cancelled', 'no_show', 'rejected'] as const) {
      const appointmentId = await appointmentBetween(api, client, rival, {
        startsAt: new Date(clock - 9 * day),
        status,
      });
      await runAsSystem(api.services.db, (tx) =>
        tx
          .updateTable('appointments')
          .set({ status: 'cancelled' })
          .where('id', '=', appointmentId)
          .where('status', 'in', ['waiting', 'accepted'])
          .execute(),
      );
      const { status: answered, body } = await reviews().create(client, { appointmentId, rating: 5 });
      assert.deepEqual([answered, body.code], [409, 'APPOINTMENT_NOT_DONE'], status);
    }
  });

  it('stay private until the professional replies, once and with a text', async () => {
    const { id } = (await reviews().create(client, { appointmentId: await met(2), rating: 5 })).body.data;
    const before = await rating();
    assert.equal((await reviews().get(undefined, id)).status, 404);
    assert.equal((await reviews().get(other, id)).status, 404);
    assert.equal((await reviews().get(rival, id)).status, 404);
    v.parse(ownReview, (await reviews().get(client, id)).body.data);
    v.parse(ownReview, (await reviews().get(professional, id)).body.data);
    assert.ok((await reviews().find(client, { mine: true })).body.data.some((row) => row.id === id));

    assert.equal((await reviews().update(client, id, { rating: 4 })).body.data.rating, 4);
    assert.equal((await reviews().update(professional, id, { rating: 5 })).status, 422);
    assert.equal((await reviews().update(client, id, { reply: 'mine' })).status, 422);
    assert.equal((await reviews().update(rival, id, { reply: 'Merci' })).status, 404);
    assert.equal((await reviews().update(professional, id, { reply: '   ' })).status, 422);
    assert.deepEqual(await rating(), before);

    const stale = await reviews().step(professional, id, { rating: 5 }, { reply: 'Merci pour les cinq étoiles.' });
    assert.deepEqual([stale.status, stale.body.code], [412, 'PRECONDITION_FAILED']);
    assert.equal((await reviews().get(professional, id)).body.data.reply, null, 'and nothing was written');
    const replied = await reviews().step(professional, id, { rating: 4 }, { reply: 'Merci de votre confiance.' });
    assert.equal(replied.status, 200);
    assert.notEqual(replied.body.data.publishedAt, null);
    assert.notDeepEqual(await rating(), before);
    const twice = await reviews().update(professional, id, { reply: 'Encore merci.' });
    assert.deepEqual([twice.status, twice.body.code], [409, 'ALREADY_REPLIED']);
    const late = await reviews().update(client, id, { rating: 1 });
    assert.deepEqual([late.status, late.body.code], [409, 'TRANSITION_NOT_ALLOWED']);
    assert.ok((await notified(api, client)).includes('review.replied'));
    assert.ok((await notified(api, professional)).includes('review.received'));

    const shown = await reviews().get(undefined, id);
    const { author } = v.parse(review, shown.body.data);
    assert.equal(author, 'Amina B.');
    for (const column of ['clientId', 'appointmentId', 'moderation', 'publishesAt', 'reportReason'])
      assert.ok(!(column in shown.body.data), column);
    assert.equal((await reviews().find(undefined, { where: { clientId: client.id } })).body.code, 'COLUMN_UNKNOWN');
  });

  it('tell the professional when their client changes one, and no reply publishes words that were not read', async () => {
    const author = await api.register('client');
    const input = { appointmentId: await met(2, author), rating: 5, text: 'Très clair.' };
    const { id } = (await reviews().create(author, input)).body.data;
    assert.equal((await reviews().update(author, id, { text: 'Peu clair.', rating: 2 })).status, 200);
    const told = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('events').select(['userId', 'data']).where('type', '=', 'review.changed').execute(),
    );
    assert.deepEqual(
      told.filter(({ data }) => data['reviewId'] === id).map(({ userId }) => userId),
      [professional.id],
    );
    assert.ok(!(await notified(api, professional)).includes('review.changed'), 'open pages alone');
    const reply = { reply: 'Merci.', expected: { rating: 5, text: 'Très clair.' } };
    const early = await reviews().update(professional, id, reply);
    assert.deepEqual([early.status, early.body.code], [409, 'CHANGED_MEANWHILE']);
    assert.equal((await reviews().get(undefined, id)).status, 404, 'and nothing was published');
    const read = await reviews().update(professional, id, { ...reply, expected: { rating: 2, text: 'Peu clair.' } });
    assert.equal(read.status, 200, JSON.stringify(read.body));
  });

  it('are not published by a reply to words that change at that moment', async () => {
    const author = await api.register('client');
    const input = { appointmentId: await met(2, author), rating: 5, text: 'Très clair.' };
    const { id } = (await reviews().create(author, input)).body.data;
    const changed = Promise.withResolvers<undefined>();
    const isAwaited = Promise.withResolvers<undefined>();
    const changing = runAsSystem(api.services.db, async (tx) => {
      await tx.updateTable('reviews').set({ text: 'Peu clair.' }).where('id', '=', id).execute();
      changed.resolve(undefined);
      await isAwaited.promise;
    });
    await changed.promise;
    const reply = reviews().update(professional, id, { reply: 'Merci.', expected: { rating: 5, text: 'Très clair.' } });
    try {
      await until(
        () =>
          runAsSystem(api.services.db, async (tx) => {
            const { rows } = await sql`select 1 from pg_locks where not granted`.execute(tx);
            return rows.length > 0;
          }),
        'the reply waits for the change',
      );
    } finally {
      isAwaited.resolve(undefined);
      await changing;
    }
    const { status, body } = await reply;
    assert.deepEqual(
      [status, body.code, body.details],
      [409, 'CHANGED_MEANWHILE', { current: { text: 'Peu clair.' } }],
    );
  });

  it('are published after seven days, with the rating, however many processes run the job', async () => {
    const appointmentId = await met(6, other);
    const { id } = (await reviews().create(other, { appointmentId, rating: 1 })).body.data;
    await publishReviews(api.services);
    assert.equal((await reviews().get(undefined, id)).status, 404, 'six days are not seven');
    clock += day + 2 * hour;
    const swept = await Promise.all([publishReviews(api.services), publishReviews(api.services)]);
    assert.ok(swept.reduce((sum, count) => sum + count, 0) >= 1);
    assert.equal((await reviews().get(undefined, id)).status, 200);
    assert.equal(await publishReviews(api.services), 0);
    const told = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('events').select('userId').where('type', '=', 'review.published').orderBy('id').execute(),
    );
    const mine = told.filter(({ userId }) => userId === other.id);
    assert.equal(mine.length, 1, 'its author, who can edit it no longer');
    const { body } = await reviews().find(undefined, { where: { professionalId: professional.id }, limit: 100 });
    const ratings = body.data.map((row) => Number(row.rating));
    const average = Math.round((ratings.reduce((sum, one) => sum + one, 0) / ratings.length) * 100) / 100;
    assert.deepEqual(await rating(), [average, ratings.length]);
    clock = start;
  });

  it('written later than that are published at once', async () => {
    const { body } = await reviews().create(other, { appointmentId: await met(30, other), rating: 3 });
    assert.notEqual(body.data.publishedAt, null);
  });

  it('keep the rating correct when many are published concurrently', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const appointmentId = await met(index + 0.1, other);
        return (await reviews().create(other, { appointmentId, rating: 1 + (index % 5) })).body.data.id;
      }),
    );
    const replies = await Promise.all(ids.map((id) => reviews().update(professional, id, { reply: 'Merci.' })));
    assert.deepEqual([...new Set(replies.map(({ status }) => status))], [200]);
    const { body } = await reviews().find(undefined, { where: { professionalId: professional.id }, limit: 100 });
    assert.equal((await rating())[1], body.data.length);
  });

  it('are reported by their professional, and hidden by an operator together with their rating', async () => {
    const { id } = (await reviews().create(other, { appointmentId: await met(40, other), rating: 1 })).body.data;
    const counted = (await rating())[1];
    assert.equal((await reviews().update(rival, id, { reportReason: 'jealous' })).status, 404, 'none of theirs');
    assert.equal(
      (await reviews().update(professional, id, { reportReason: 'Cette personne n’est jamais venue.' })).status,
      200,
    );
    assert.equal((await reviews().get(undefined, id)).status, 200, 'a report alone silences nobody');
    assert.equal(v.parse(ownReview, (await reviews().get(professional, id)).body.data).report?.state, 'waiting');
    const reported = await reviews().find(operator, { where: { moderation: 'reported' } });
    assert.equal(reported.body.data.find((row) => row.id === id)?.reportReason, 'Cette personne n’est jamais venue.');
    assert.equal((await reviews().update(professional, id, { moderation: 'hidden' })).status, 422);
    assert.equal((await reviews().update(operator, id, { moderation: 'hidden' })).status, 200);
    assert.equal((await reviews().get(undefined, id)).status, 404);
    assert.equal((await rating())[1], Number(counted) - 1);
    assert.equal(v.parse(ownReview, (await reviews().get(professional, id)).body.data).report?.state, 'removed');
    assert.equal((await reviews().update(operator, id, { moderation: 'visible' })).status, 200);
    assert.equal((await rating())[1], counted);
    const { report } = v.parse(ownReview, (await reviews().get(professional, id)).body.data);
    assert.deepEqual(
      [report?.state, report?.reason, report?.decidedAt],
      ['kept', 'Cette personne n’est jamais venue.', new Date(clock).toISOString()],
    );
    assert.ok((await notified(api, professional)).includes('review.decided'));
    assert.equal('report' in (await reviews().get(other, id)).body.data, false, 'the author reads nothing of it');
    const again = await reviews().update(professional, id, { reportReason: 'Encore.' });
    assert.deepEqual([again.status, again.body.code], [409, 'ALREADY_REPORTED']);
    assert.equal((await reviews().remove(other, id)).status, 403);
  });
});
