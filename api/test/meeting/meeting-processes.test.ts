import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { candidate, offer } from '../support/meeting.ts';
import { openEvents } from '../support/open-events.ts';
import type { EventStream, ReceivedEvent } from '../support/open-events.ts';
import { openTwoApis } from '../support/two-apis.ts';
import type { Someone, TwoApis } from '../support/two-apis.ts';
import { until } from '../support/until.ts';

/** Each of the two people is at another process. */
describe('rooms over two API processes', () => {
  let apis: TwoApis;
  const streams: EventStream[] = [];
  before(async () => {
    apis = await openTwoApis();
  });
  after(async () => {
    for (const stream of streams) stream.close();
    await apis.close();
  });

  const post = (index: number, who: Someone, path: string, body: object) =>
    apis.call<{ data: Record<string, unknown> }>(index, who, ['POST', `/rtc/${path}`, body]);

  async function pair() {
    const [client, professional] = [await apis.register('client'), await apis.register('professional')];
    const { rows } = await apis.sql.query<{ id: string }>(
      `insert into appointments (professional_id, client_id, call_type, status, starts_at, ends_at, reason)
       values ($1, $2, 'video', 'accepted', now(), now() + interval '1 hour', 'a reason to meet') returning id`,
      [professional.id, client.id],
    );
    return { client, professional, appointmentId: rows[0]?.id ?? '' };
  }
  async function listen(index: number, who: Someone): Promise<ReceivedEvent[]> {
    const events: ReceivedEvent[] = [];
    streams.push(await openEvents(apis.at(index), who.token, undefined, (event) => events.push(event)));
    return events;
  }

  let pairs: Awaited<ReturnType<typeof pair>>[] = [];
  before(async () => {
    pairs = await Promise.all(Array.from({ length: 20 }, pair));
  });

  const carry = async (other: 0 | 1) => {
    await Promise.all(
      pairs.map(async ({ client, professional, appointmentId }, room) => {
        const [hers, his] = [await listen(0, client), await listen(other, professional)];
        const [a, b] = [randomUUID(), randomUUID()];
        await post(0, client, 'join', { appointmentId, tabId: a });
        await post(other, professional, 'join', { appointmentId, tabId: b });
        // However slow the machine is, they stay.
        await apis.sql.query(
          `update meeting_visits set seen_at = clock_timestamp() + interval '10 minutes' where tab_id in ($1, $2)`,
          [a, b],
        );
        const sdp = `room ${room} ${'x'.repeat(9_000)}`;
        for (let seq = 1; seq <= 5; seq += 1) {
          const signals = [seq === 1 ? offer(sdp) : candidate(`room ${room} ${seq}`)];
          // The sender changes the process: the number keeps the order.
          const sent = await post(other * (seq % 2), client, 'signal', {
            appointmentId,
            tabId: a,
            toTabId: b,
            seq,
            signals,
          });
          assert.equal(sent.status, 200);
        }
        const signalsOf = (events: ReceivedEvent[]) => events.filter(({ type }) => type === 'room.signal');
        await until(() => signalsOf(his).length === 5, 'five signals come');
        assert.deepEqual(
          signalsOf(his).map(({ data }) => [data['seq'], JSON.stringify(data['signals']).includes(`room ${room} `)]),
          [1, 2, 3, 4, 5].map((seq) => [seq, true]),
        );
        await until(
          () => hers.some(({ type, data }) => type === 'room.presence' && data['userId'] === professional.id),
          'the client hears of the professional',
        );
        assert.deepEqual(signalsOf(hers), []);
        for (const { type, data } of [...hers, ...his])
          if (type.startsWith('room.')) assert.equal(data['appointmentId'], appointmentId);
      }),
    );
  };
  it('carry signals and presence of twenty rooms at once through one process, each to its own two', () => carry(0));
  it('carry the same through two', () => carry(1));

  it('notice who is gone although the process that knew them has died', async () => {
    const { client, professional, appointmentId } = await pair();
    const [a, b] = [randomUUID(), randomUUID()];
    await post(1, client, 'join', { appointmentId, tabId: a });
    const events = await listen(0, professional);
    await apis.stop(1, 'SIGKILL');
    try {
      const joined = await post(0, professional, 'join', { appointmentId, tabId: b });
      assert.equal(joined.status, 200);
      const gone = () =>
        events.some(({ type, data }) => type === 'room.presence' && data['userId'] === client.id && !data['isPresent']);
      await until(async () => {
        await post(0, professional, 'heartbeat', { appointmentId, tabId: b });
        return gone();
      }, 'the professional hears that the client is gone');
      const beaten = await post(0, professional, 'heartbeat', { appointmentId, tabId: b });
      assert.deepEqual((beaten.body.data['other'] as { isPresent?: unknown }).isPresent, false);
    } finally {
      await apis.start(1);
    }
  });
});
