import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { endPlans } from '../../src/modules/plans/end-plans.ts';
import { plansAt } from '../../src/modules/plans/plans-at.ts';
import { tables } from '../../src/tables.ts';
import { appointmentBetween } from '../support/appointment-between.ts';
import { addOf, approved } from '../support/advertisement.ts';
import { deliverOnce } from '../support/mail-jobs.ts';
import { openSmtpInbox } from '../support/smtp-inbox.ts';
import type { SmtpInbox } from '../support/smtp-inbox.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const day = 86_400_000;
const article = { category: 'tax', titleFr: 'Un titre', bodyFr: 'Corps' };
const question = {
  pseudonym: 'Locataire',
  category: 'civil',
  lang: 'fr',
  title: 'La caution n’est pas revenue',
  body: 'Le bail est terminé depuis trois mois et la caution n’est pas revenue.',
};

describe('publications of professionals', () => {
  let api: TestApi;
  let client: Person;
  let inbox: SmtpInbox;
  before(async () => {
    inbox = await openSmtpInbox();
    api = await openTestApi({ SMTP_URL: inbox.url, MAIL_FROM: 'Nimbia <rdv@nimbia.test>' });
    client = await api.register('client');
  });
  after(async () => {
    await api.close();
    await inbox.close();
  });
  const on = (table: string) => callsOn(api, table);
  const change = (id: string, set: Record<string, unknown>) =>
    runAsSystem(api.services.db, (tx) => tx.updateTable('professionals').set(set).where('id', '=', id).execute());
  const idOf = async (table: string, who: Person, body: object): Promise<string> => {
    const answer = await on(table).create(who, body);
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    return answer.body.data.id;
  };
  const isRead = async (table: string, id: string, who?: Person) => {
    const got = (await on(table).get(who, id)).status === 200;
    const { data } = (await on(table).find(who, { where: { id } })).body;
    assert.equal(data.length === 1, got, `${table}: listed and got alike`);
    return got;
  };

  /** One of each kind of publication, visible. */
  async function published(author: Person): Promise<Record<string, string>> {
    const articles = await idOf('articles', author, { ...article, publishedAt: new Date().toISOString() });
    const adds = await idOf('adds', author, addOf(author));
    const questionId = await idOf('questions', client, question);
    const answers = await idOf('answers', author, { questionId, body: 'Envoyez d’abord une mise en demeure.' });
    const comments = await idOf('comments', client, { articleId: articles, body: 'Merci.' });
    const startsAt = new Date(Date.now() - 9 * day);
    const appointmentId = await appointmentBetween(api, client, author, { startsAt });
    const reviews = await runAsSystem(api.services.db, async (tx) => {
      await tx.updateTable('adds').set(approved).where('id', '=', adds).execute();
      const [ids, at] = [{ appointmentId, professionalId: author.id, clientId: client.id }, new Date()];
      const review = { ...ids, rating: 4, publishesAt: at, publishedAt: at };
      return (await tx.insertInto('reviews').values(review).returning('id').executeTakeFirstOrThrow()).id;
    });
    return { articles, adds, answers, comments, reviews };
  }
  const visible = async (rows: Record<string, string>) => {
    const seen = [];
    for (const [table, id] of Object.entries(rows)) if (await isRead(table, id)) seen.push(table);
    return seen;
  };

  it('are hidden while they are not listed, with comments of others, and reappear', async () => {
    const author = await api.author();
    const rows = await published(author);
    const all = ['articles', 'adds', 'answers', 'comments', 'reviews'];
    const questionOf = async () => {
      const { questionId } = (await on('answers').get(author, rows['answers'] ?? '')).body.data;
      return (await on('questions').get(undefined, String(questionId))).body.data.answerCount;
    };
    assert.deepEqual([await visible(rows), await questionOf()], [all, 1]);
    for (const gone of [{ verifiedAt: null }, { verifiedAt: new Date(), verifiedUntil: '2020-01-01' }]) {
      await change(author.id, gone);
      assert.deepEqual([await visible(rows), await questionOf()], [[], 0], JSON.stringify(gone));
      assert.ok(await isRead('articles', rows['articles'] ?? '', await api.operator()), 'operators look');
    }
    await change(author.id, { verifiedUntil: null });
    assert.deepEqual([await visible(rows), await questionOf()], [all, 1]);
  });

  it('never appear while unverified: in lists, counts, feeds or related rows', async () => {
    const author = await api.register('professional', { lastName: 'Mbarga-Imposteur' });
    await api.subscribe(author.id, 'standard');
    for (const name of ['authorId', 'author', 'shownUntil', 'inPlan'])
      assert.equal((await on('articles').create(author, { ...article, [name]: client.id })).status, 422, name);
    const publishedAt = new Date().toISOString();
    const refused = await on('articles').create(author, { ...article, publishedAt });
    assert.deepEqual([refused.status, refused.body.code], [409, 'NOT_VERIFIED']);
    const id = await idOf('articles', author, article);
    const published = await on('articles').update(author, id, { publishedAt });
    assert.deepEqual([published.status, published.body.code], [409, 'NOT_VERIFIED']);
    // Rows that were published before, by whatever way, stay hidden too.
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('articles').set({ publishedAt }).where('id', '=', id).execute(),
    );
    assert.equal(await isRead('articles', id), false);
    assert.ok(!(await api.app.inject('/feeds/blog/fr.xml')).body.includes(id));
    assert.equal((await on('comments').create(client, { articleId: id, body: 'Merci.' })).status, 422);
    const questionId = await idOf('questions', client, question);
    const answer = await on('answers').create(author, { questionId, body: 'Envoyez d’abord une mise en demeure.' });
    assert.deepEqual([answer.status, answer.body.code], [409, 'NOT_VERIFIED']);
    await api.subscribe(author.id, 'premium');
    const advertised = await idOf('adds', author, addOf(author));
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('adds').set(approved).where('id', '=', advertised).execute(),
    );
    assert.equal(await isRead('adds', advertised), false, 'an operator published it too early');
    const about = await idOf('articles', await api.author(), { ...article, publishedAt: new Date().toISOString() });
    const comment = await on('comments').create(author, { articleId: about, body: 'Moi aussi.' });
    assert.deepEqual([comment.status, comment.body.code], [409, 'NOT_VERIFIED']);
    await api.verify(author.id);
    assert.equal(await isRead('articles', id), true, 'checked: it is there');
  });

  it('neither change nor are answered while the verification has lapsed', async () => {
    const author = await api.author();
    const rows = await published(author);
    const id = (table: string) => rows[table] ?? '';
    const about = await idOf('articles', await api.author(), { ...article, publishedAt: new Date().toISOString() });
    const comment = await idOf('comments', author, { articleId: about, body: 'Moi aussi.' });
    const later = new Date(Date.now() + day).toISOString();
    const changes = () =>
      Promise.all([
        on('reviews').update(author, id('reviews'), { reply: 'Merci de votre confiance.' }),
        on('answers').update(author, id('answers'), { body: 'Envoyez d’abord une lettre recommandée.' }),
        on('comments').update(author, comment, { body: 'Moi non plus.' }),
        on('articles').update(author, id('articles'), { bodyFr: 'Autre corps' }),
        on('articles').update(author, id('articles'), { publishedAt: later }),
      ]);
    await change(author.id, { verifiedUntil: '2020-01-01' });
    for (const { status, body } of await changes()) assert.deepEqual([status, body.code], [409, 'NOT_VERIFIED']);
    const withdrawn = await on('articles').update(author, id('articles'), { publishedAt: null });
    assert.equal(withdrawn.status, 200, 'withdrawing is always allowed');
    await change(author.id, { verifiedUntil: null });
    for (const { status, body } of await changes()) assert.equal(status, 200, JSON.stringify(body));
  });

  const pay = (who: Person, subscriptionEndDate: string, status: 'paid' | 'failed' = 'paid') =>
    runAsSystem(api.services.db, (tx) =>
      tx
        .insertInto('payments')
        .values({
          professionalId: who.id,
          reference: randomUUID(),
          phone: '+237 6 00 00 56 78',
          plan: 'standard',
          amount: 15_000,
          currency: 'XAF',
          status,
          ...(status === 'paid' && { paymentDate: new Date(), subscriptionEndDate }),
        })
        .execute(),
    );

  it('stop with the plan, the day after the last one that was paid for', async () => {
    const [paid, renewed, given] = [await api.author(), await api.author(), await api.author()];
    const planOf = async ({ id }: Person) => {
      const { rows } = await runAsSystem(api.services.db, (tx) =>
        sql<{ planId: string }>`select plan_id from professionals where id = ${id}`.execute(tx),
      );
      return rows[0]?.planId;
    };
    await pay(paid, '2031-03-10');
    await pay(paid, '2031-04-10', 'failed');
    await pay(renewed, '2031-03-10');
    await pay(renewed, '2031-04-10');
    const planOne = (author: Person) => idOf('articles', author, { ...article, publishedAt: '2031-03-20T08:00:00Z' });
    const [dropped, kept] = [await planOne(paid), await planOne(renewed)];
    const dateOf = async (author: Person, id: string) => (await on('articles').get(author, id)).body.data.publishedAt;
    const at = (iso: string) => endPlans({ ...api.services, now: () => new Date(iso) });
    // By the clocks of Dakar, which are UTC.
    assert.equal(await at('2031-03-10T22:30:00Z'), 0);
    assert.equal(await at('2031-03-10T23:30:00Z'), 0);
    assert.equal(await at('2031-03-11T00:30:00Z'), 1);
    const plans = [await planOf(paid), await planOf(renewed), await planOf(given)];
    assert.deepEqual(plans, ['free', 'premium', 'premium']);
    assert.equal(await dateOf(paid, dropped), null, 'what was planned for after the end is a draft');
    assert.equal(await dateOf(renewed, kept), '2031-03-20T08:00:00.000Z');
    const { rows: told } = await runAsSystem(api.services.db, (tx) =>
      sql`select user_id, type, data from events where type in ('account.changed', 'plan.ended') and user_id in (${paid.id}, ${renewed.id})
        order by id`.execute(tx),
    );
    assert.deepEqual(
      told,
      [
        { userId: paid.id, type: 'account.changed', data: { part: 'plan' } },
        { userId: paid.id, type: 'plan.ended', data: { articles: 1 } },
      ],
      'its open pages, and who they are',
    );
    const { body: bell } = await on('notifications').find(paid, {});
    assert.deepEqual(
      bell.data.map((row) => [row['type'], row['isGone']]),
      [['plan.ended', false]],
    );
  });

  it('that were planned for after the last paid day are drafts, also when they appeared before the job ran', async () => {
    const author = await api.author({ timeZone: 'Africa/Douala' });
    await pay(author, '2020-03-10');
    // That day ends at 23:00 UTC in Douala.
    const written = async (publishedAt: string, updatedAt: string) => {
      const id = await idOf('articles', author, article);
      await runAsSystem(api.services.db, async (tx) => {
        await sql`update articles set published_at = ${publishedAt} where id = ${id}`.execute(tx);
        await sql`update articles set updated_at = ${updatedAt} where id = ${id}`.execute(tx);
      });
      return id;
    };
    const planned = await written('2020-03-10T23:00:00Z', '2020-03-01T08:00:00Z');
    const before = await written('2020-03-10T22:59:59Z', '2020-03-01T08:00:00Z');
    const byHand = await written('2020-03-10T23:05:00Z', '2020-03-10T23:05:01Z');
    await endPlans({ ...api.services, now: () => new Date('2020-03-10T23:15:00Z') });
    assert.deepEqual(
      [await isRead('articles', planned), await isRead('articles', before), await isRead('articles', byHand)],
      [false, true, true],
    );
    assert.equal((await on('articles').get(author, planned)).body.data.publishedAt, null);
  });

  it('of an ended plan are what its mail tells of, in the language of the account, unless there is a plan again', async () => {
    const [english, french, renewed] = [await api.author({ lang: 'en' }), await api.author(), await api.author()];
    for (const author of [english, french, renewed]) await pay(author, '2020-03-10');
    await idOf('articles', french, { ...article, publishedAt: '2999-01-01T00:00:00Z' });
    await endPlans({ ...api.services, now: () => new Date('2020-03-11T08:00:00Z') });
    await api.subscribe(renewed.id, 'standard');
    await deliverOnce(api.services);
    const mailTo = ({ email }: Person) =>
      inbox.mails.find(({ to, subject }) => to?.[0]?.address === email && /plan|formule/u.test(subject ?? ''));
    assert.equal(mailTo(english)?.subject, 'Your plan has ended');
    assert.match(mailTo(english)?.text ?? '', /It was paid for until 10 March 2020\./u);
    assert.doesNotMatch(mailTo(english)?.text ?? '', /draft again/u);
    assert.match(
      mailTo(french)?.text ?? '',
      /jusqu’au 10 mars 2020\.[^]*Un article programmé est redevenu un brouillon\./u,
    );
    assert.match(mailTo(french)?.text ?? '', /\/pricing/u);
    assert.equal(mailTo(renewed), undefined);
  });

  for (const [table, entitlement, bodyOf] of [
    ['articles', 'articles', () => article],
    ['adds', 'advertising', addOf],
  ] as const) {
    it(`are refused by the policy without the entitlement: ${table}`, async () => {
      const author = await api.author();
      const body = bodyOf(author);
      const id = await idOf(table, author, body);
      for (const { id: plan, entitlements } of Object.values(plansAt(api.services.config.planPrices))) {
        await api.subscribe(author.id, plan);
        const granted = entitlements.includes(entitlement);
        const created = await on(table).create(author, body);
        assert.equal(created.status, granted ? 201 : 403, plan);
        if (granted) continue;
        assert.equal(created.body.code, 'NOT_IN_PLAN');
        await assert.rejects(asSelf(author, table), /row-level security/u, 'the database refuses it by itself');
      }
      await api.subscribe(author.id, 'free');
      assert.equal((await on(table).remove(author, id)).status, 200, 'what is one’s own can go');
    });

    it(`stay when the plan ends or no longer grants them: ${table}`, async () => {
      const author = await api.author();
      const rows = await published(author);
      const id = rows[table] ?? '';
      await api.subscribe(author.id, 'free');
      assert.deepEqual([await isRead(table, id), await isRead('comments', rows['comments'] ?? '')], [true, true]);
      await api.subscribe(author.id, 'premium');
      await grant('premium', (entitlements) => entitlements.filter((name) => name !== entitlement));
      assert.equal(await isRead(table, id), true, 'the plan itself changed');
      await change(author.id, { verifiedAt: null });
      assert.equal(await isRead(table, id), false, 'who is not verified shows nothing, in any plan');
      await grant('premium', () => plansAt(api.services.config.planPrices).premium.entitlements);
      assert.equal(await isRead(table, id), false);
    });
  }

  it('of an ended plan are not added to: drafts are kept and changed, what was planned becomes a draft', async () => {
    const author = await api.author();
    const publishedAt = new Date().toISOString();
    const out = await idOf('articles', author, { ...article, publishedAt });
    const draft = await idOf('articles', author, article);
    const planned = await idOf('articles', author, { ...article, publishedAt: '2999-01-01T00:00:00Z' });
    await api.subscribe(author.id, 'free');
    const own = async (id: string) => (await on('articles').get(author, id)).body.data;
    assert.equal((await own(planned)).publishedAt, null);
    assert.equal((await on('articles').update(author, draft, { titleFr: 'Plus tard' })).status, 200);
    const refusals = [
      [draft, { publishedAt }],
      [draft, { publishedAt: '2999-01-01T00:00:00Z' }],
      [out, { titleFr: 'Autre chose' }],
      [out, { publishedAt: new Date(Date.now() + 1000).toISOString() }],
    ] as const;
    for (const [id, set] of refusals) {
      const answer = await on('articles').update(author, id, set);
      assert.deepEqual([answer.status, answer.body.code], [403, 'NOT_IN_PLAN'], JSON.stringify(set));
    }
    await assert.rejects(
      forced(author, out, sql`title_fr = 'forced'`),
      /not in the plan/u,
      'the database refuses it too',
    );
    await assert.rejects(forced(author, draft, sql`published_at = now()`), /not in the plan/u);
    assert.equal((await on('articles').update(author, out, { pending: { titleFr: 'Autre chose' } })).status, 200);
    assert.equal((await own(out)).titleFr, article.titleFr);
    assert.equal((await on('articles').update(author, out, { publishedAt: null })).status, 200, 'it can be withdrawn');
    assert.equal(await isRead('articles', out), false);
    await api.subscribe(author.id, 'premium');
    assert.equal((await on('articles').update(author, draft, { publishedAt })).status, 200);
  });
  /** Changes an article directly, without our commands. */
  const forced = (author: Person, id: string, set: RawBuilder<unknown>) =>
    api.services.connection.asOwner((owner) =>
      owner.transaction().execute(async (tx) => {
        await sql`select set_config('role', 'nimbia_self', true), set_config('app.user_id', ${author.id}, true)`.execute(
          tx,
        );
        await sql`update articles set ${set} where id = ${id}`.execute(tx);
      }),
    );
  const grant = (plan: 'premium', change: (entitlements: string[]) => string[]) =>
    runAsSystem(api.services.db, async (tx) => {
      const own = tx.selectFrom('plans').select('entitlements').where('id', '=', plan);
      const { entitlements } = await own.executeTakeFirstOrThrow();
      await tx
        .updateTable('plans')
        .set({ entitlements: change(entitlements) })
        .where('id', '=', plan)
        .execute();
    });
  /** Writes directly, without our commands. */
  const asSelf = (author: Person, table: 'articles' | 'adds') =>
    api.services.connection.asOwner((owner) =>
      owner.transaction().execute(async (tx) => {
        await sql`select set_config('role', 'nimbia_self', true), set_config('app.user_id', ${author.id}, true)`.execute(
          tx,
        );
        await (
          table === 'articles'
            ? sql`insert into articles (slug, author_id, category, title_fr) values ('forced', ${author.id}, 'tax', 'a')`
            : sql`insert into adds (professional_id, title_fr, title_en, text_fr, text_en, target, placement, starts_on, ends_on)
                values (${author.id}, 'a', 'a', 'a', 'a', '/pricing', 'home', '2020-01-01', '2999-01-01')`
        ).execute(tx);
      }),
    );

  it('dated in the future are hidden until then, and appear without a job, with their comments', async () => {
    const author = await api.author();
    const far = await idOf('articles', author, { ...article, publishedAt: '2999-01-01T00:00:00Z' });
    assert.deepEqual([await isRead('articles', far), await isRead('articles', far, client)], [false, false]);
    const mine = await on('articles').find(author, { mine: true, where: { id: far } });
    assert.equal(mine.body.data.length, 1, 'its author sees it');
    const soon = await idOf('articles', author, { ...article, publishedAt: new Date().toISOString() });
    const comment = await idOf('comments', client, { articleId: soon, body: 'Merci.' });
    await on('articles').update(author, soon, { publishedAt: '2999-01-01T00:00:00Z' });
    const both = async () => [await isRead('articles', soon), await isRead('comments', comment)];
    assert.deepEqual(await both(), [false, false]);
    const feed = async () => (await api.app.inject('/feeds/blog/fr.xml')).body.includes(soon);
    assert.equal(await feed(), false);
    // Its time comes.
    await runAsSystem(api.services.db, (tx) =>
      sql`update articles set published_at = now() where id = ${soon}`.execute(tx),
    );
    assert.deepEqual(await both(), [true, true]);
    assert.equal(await feed(), true);
    const headers = { 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' };
    assert.equal((await api.app.inject({ url: '/feeds/blog/fr.xml', headers })).statusCode, 200);
  });

  it('are included in plans, and /pricing describes that in both languages', async () => {
    const granted = Object.values(plansAt(api.services.config.planPrices)).flatMap((one): string[] => one.entitlements);
    const checked = tables.flatMap(({ policy }) => policy.entitlement ?? []);
    assert.deepEqual(checked.sort(), ['advertising', 'articles']);
    const pricing = new URL('../../../remote-public/src/locales/', import.meta.url);
    for (const locale of ['fr', 'en']) {
      const words = JSON.parse(await readFile(new URL(`${locale}/plans.json`, pricing), 'utf8')) as {
        entitlement: Record<string, unknown>;
      };
      assert.deepEqual(new Set(Object.keys(words.entitlement)), new Set(granted), locale);
    }
  });

  it('have one definition: no policy or statement redefines listed or published', async () => {
    const { rows } = await api.services.connection.asOwner(
      (owner) =>
        sql<{ name: string; text: string }>`
        select tablename as name, coalesce(qual, '') || coalesce(with_check, '') as text from pg_policies
        where schemaname = 'public' and tablename <> 'reviews'`.execute(owner), // published by us, never scheduled
    );
    const texts = rows.map(({ name, text }) => [name, text.replaceAll(/is_(?:listed|published)\([^)]*\)/gu, '')]);
    const sources = join(import.meta.dirname, '../../src');
    for await (const file of glob('**/*.ts', { cwd: sources }))
      if (!/^db.(?:migrations|seed)|\.test\.ts$/u.test(file))
        texts.push([file, await readFile(join(sources, file), 'utf8')]);
    const own = texts.filter(([, text]) =>
      /verified_(?:at|until) (?:is|[<>])|(?<!\w)published_at (?:is|[<>])/iu.test(text ?? ''),
    );
    assert.deepEqual(
      own.map(([name]) => name),
      [],
    );
  });
});
