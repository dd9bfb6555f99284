import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { conversationLimits } from 'shared-contracts/schemas/conversation';
import { mostUnused } from '../../src/modules/uploads/store-upload.ts';
import { drawFrom } from '../support/draw.ts';
import { openEvents } from '../support/open-events.ts';
import { pixel } from '../support/send-file.ts';
import { testSeed } from '../support/test-seed.ts';
import { openTwoApis } from '../support/two-apis.ts';
import type { Someone, TwoApis } from '../support/two-apis.ts';

const [A, B] = [0, 1] as const;
interface One {
  readonly data: Record<string, unknown> & { id: string };
}
interface Many {
  readonly data: { id: string; seq: number; body: string; senderId: string }[];
}

/** A browser of one person: what it sends, in order, and what its stream has told it. */
interface Device {
  readonly who: Someone;
  readonly conversationId: string;
  readonly queue: readonly { id: string; body: string }[];
  readonly heard: { id: unknown; seq: unknown }[];
}

/** Within the limit of twenty a minute, which holds here too. */
const EACH = 9;

function onTwoApis(): void {
  let apis: TwoApis;
  before(async () => {
    apis = await openTwoApis();
  });
  after(() => apis.close());

  async function open(client: Someone, professional: Someone): Promise<string> {
    const body = { professionalId: professional.id };
    const opened = await apis.call<One>(A, client, ['POST', '/base/conversations/create', body]);
    assert.equal(opened.status, 201, JSON.stringify(opened.body));
    return opened.body.data.id;
  }
  const send = (index: number, who: Someone, conversationId: string, body: string) =>
    apis.call<One & { code: string }>(index, who, [
      'POST',
      '/base/messages/create',
      { id: randomUUID(), conversationId, body },
    ]);

  it(
    `arrive once and in one order for both, over lost answers, cut streams and killed processes (TEST_SEED=${testSeed})`,
    { timeout: 180_000 },
    async () => {
      const draw = drawFrom(testSeed);
      const pairs = await Promise.all(
        [1, 2, 3].map(async () => {
          const parties = [await apis.register('client'), await apis.register('professional')] as const;
          return { parties, conversationId: await open(...parties) };
        }),
      );
      const devices = pairs.flatMap(({ parties, conversationId }) =>
        [...parties, ...parties].map((who): Device => ({
          who,
          conversationId,
          queue: Array.from({ length: EACH }, (_, index) => ({ id: randomUUID(), body: `${index}` })),
          heard: [],
        })),
      );
      const total = 4 * EACH;
      let [acknowledged, kills] = [0, 0];
      const killing: Promise<void>[] = [];
      /** One after the other, so that one of the two is always there. */
      const killAt = [20, 50, 80];

      async function speak({ who, conversationId, queue }: Device): Promise<void> {
        for (const { id, body } of queue)
          for (;;) {
            const lost = draw([undefined, undefined, 1, 4, 15]);
            const answer = await apis
              .call<One & { code: string }>(
                draw([A, B]),
                who,
                ['POST', '/base/messages/create', { id, conversationId, body }],
                lost === undefined ? undefined : AbortSignal.timeout(lost),
              )
              .catch(() => undefined); // lost: sent again
            if (answer === undefined || answer.status >= 500) continue;
            assert.equal(answer.status, 201, JSON.stringify(answer.body));
            assert.equal(answer.body.data.id, id);
            acknowledged += 1;
            if (acknowledged >= (killAt[kills] ?? Number.POSITIVE_INFINITY)) {
              const victim = kills % 2;
              kills += 1;
              killing.push(
                (killing.at(-1) ?? Promise.resolve()).then(async () => {
                  await apis.stop(victim, 'SIGKILL');
                  await apis.start(victim);
                }),
              );
            }
            break;
          }
      }

      async function listen({ who, conversationId, heard }: Device): Promise<void> {
        let last = '0';
        while (heard.length < total) {
          let left = draw([1, 3, 8, 20]);
          const stream = await openEvents(apis.at(draw([A, B])), who.token, last, ({ id, type, data }, cut) => {
            last = id;
            if (type !== 'message.sent' && type !== 'message.received') return;
            heard.push({ id: data['messageId'], seq: data['seq'] });
            if (draw([true, false, false])) void read(who, conversationId, Number(data['seq']));
            left -= 1;
            if (left === 0 || heard.length >= total) cut();
          }).catch(() => undefined);
          await stream?.ended;
        }
      }

      /** Its answer may be lost for good: what is read later says more. */
      const read = (who: Someone, conversationId: string, readUpTo: number) =>
        apis
          .call(draw([A, B]), who, ['PUT', `/base/conversations/update/${conversationId}`, { readUpTo }])
          .catch(() => undefined);

      await Promise.all([...devices.map(listen), ...devices.map(speak)]);
      await Promise.all(killing);
      assert.equal(kills, 3);

      for (const { parties, conversationId } of pairs) {
        const own = devices.filter((device) => device.conversationId === conversationId);
        const lists = await Promise.all(
          parties.map(async (who) => {
            const query = { where: { conversationId }, sort: [{ seq: 'asc' }], limit: 100 };
            return (await apis.call<Many>(A, who, ['POST', '/messages/find-by', query])).body.data;
          }),
        );
        const [mine = [], theirs] = lists;
        assert.deepEqual(mine, theirs, 'both read the same');
        const inOrder = mine.map(({ id, seq }) => ({ id, seq }));
        assert.deepEqual(
          inOrder.map(({ seq }) => seq),
          Array.from({ length: total }, (_, index) => index + 1),
        );
        assert.deepEqual(
          inOrder.map(({ id }) => id).sort(),
          own.flatMap(({ queue }) => queue.map(({ id }) => id)).sort(),
        );
        for (const { heard, queue } of own) {
          assert.deepEqual(heard, inOrder, 'each device was told of each, once and in order');
          const ids = new Set(queue.map(({ id }) => id));
          assert.deepEqual(
            inOrder.filter(({ id }) => ids.has(id)).map(({ id }) => id),
            queue.map(({ id }) => id),
            'what one device sends stays in its order',
          );
        }
        for (const who of parties) {
          const path = `/base/conversations/get-one/${conversationId}`;
          const { unread, readUpTo } = (await apis.call<One>(B, who, ['GET', path])).body.data;
          const after = mine.filter(({ seq, senderId }) => seq > Number(readUpTo) && senderId !== who.id);
          assert.equal(unread, after.length, 'unread');
          await read(who, conversationId, total);
          assert.equal((await apis.call<One>(A, who, ['GET', path])).body.data['unread'], 0);
        }
      }
    },
  );

  it('are limited across processes: messages, new conversations and first contacts', async () => {
    const [client, professional] = [await apis.register('client'), await apis.register('professional')];
    const conversationId = await open(client, professional);
    const over = <T>(count: number, work: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, index) => work(index)));
    const sent = await over(24, (index) => send(index % 2, client, conversationId, `${index}`));
    assert.equal(sent.filter(({ status }) => status === 201).length, conversationLimits.messagesPerMinute);
    assert.ok(sent.every(({ status }) => status === 201 || status === 429));

    const other = await apis.register('client');
    const asked = await over(6, () => apis.register('professional'));
    const opened = await over(6, (index) =>
      apis.call(index % 2, other, ['POST', '/base/conversations/create', { professionalId: asked[index]?.id }]),
    );
    // Only what is written counts.
    const begun = await Promise.all(
      opened.map(({ body }, index) => send(index % 2, other, (body as { data: { id: string } }).data.id, 'Bonjour')),
    );
    assert.deepEqual(begun.map(({ status }) => status).sort(), [201, 201, 201, 201, 201, 429]);

    const wanted = await apis.register('professional');
    const strangers = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => {
        const stranger = await apis.register('client');
        return { stranger, id: await open(stranger, wanted) };
      }),
    );
    await apis.sql.query('update professionals set first_contacts_per_day = 2 where id = $1', [wanted.id]);
    const first = await Promise.all(
      strangers.map(({ stranger, id }, index) => send(index % 2, stranger, id, 'Bonjour')),
    );
    assert.deepEqual(first.map(({ status }) => status).sort(), [201, 201, 409, 409, 409]);
  });

  it('have no more unused files over two processes than over one', async () => {
    const { id, token } = await apis.register('client');
    const upload = async (index: number) => {
      const form = new FormData();
      form.append('purpose', 'message');
      form.append('file', new File([pixel], 'a.png', { type: 'image/png' }));
      const headers = { authorization: `Bearer ${token}` };
      return fetch(`${apis.at(index)}/uploads`, { method: 'POST', headers, body: form });
    };
    const { data } = (await (await upload(A)).json()) as { data: { bytes: number } };
    // Room for one more of them.
    await apis.sql.query('update uploads set bytes = $2 where user_id = $1', [id, mostUnused.bytes - data.bytes]);
    const sent = await Promise.all([A, B, A, B].map(upload));
    assert.deepEqual(sent.map(({ status }) => status).sort(), [201, 429, 429, 429]);
  });

  it('are told while they are typed, from one process to the other, once in two seconds', async () => {
    const [client, professional] = [await apis.register('client'), await apis.register('professional')];
    const conversationId = await open(client, professional);
    await send(A, client, conversationId, 'un');
    const stream = await openEvents(apis.at(B), professional.token);
    for (const index of [A, B, A])
      assert.equal((await apis.call(index, client, ['POST', `/conversations/${conversationId}/typing`])).status, 200);
    await send(B, client, conversationId, 'deux');
    const told = await stream.read(2);
    assert.deepEqual(
      told.map(({ type }) => type),
      ['typing.started', 'message.received'],
    );
    assert.deepEqual(told[0]?.data, { conversationId, userId: client.id });
    // Resumed at what was told live, nothing is missed or repeated.
    const resumed = await openEvents(apis.at(A), professional.token, told[0]?.id);
    assert.deepEqual(
      (await resumed.read(1)).map(({ type }) => type),
      ['message.received'],
    );
    for (const one of [stream, resumed]) one.close();
  });
}

/** Two processes need PostgreSQL. */
if (process.env.TEST_DATABASE_URL) describe('messages over two API processes', onTwoApis);
