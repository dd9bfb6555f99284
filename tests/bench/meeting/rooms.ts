import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { meetingHeartbeat } from 'shared-contracts/schemas/meeting';
import { openEvents } from '../../../api/test/support/open-events.ts';
import { openTwoApis, type Someone } from '../../../api/test/support/two-apis.ts';
import { temporaryPostgres } from '../../commands/temporary-postgres.ts';
import { median, type Section } from '../section.ts';
import { memoryOf } from '../start/memory-of.ts';
import { runs } from '../web/runs.ts';

const ROOMS = runs === 1 ? 10 : 100;
const SECONDS = runs === 1 ? 6 : 60;
/** Posts of one side for a connection: an offer or answer, and its candidates as they are found. */
const POSTS = 5;

interface Seat {
  readonly who: Someone;
  readonly appointmentId: string;
  readonly tabId: string;
}

/** A hundred rooms at one API process: what they cost it, and how soon a signal is with the other. */
export async function meetingRooms(): Promise<Section> {
  const postgres = await temporaryPostgres();
  const apis = await openTwoApis(postgres.url);
  const post = async ({ who, appointmentId, tabId }: Seat, path: string, body: object = {}) => {
    const { status } = await apis.call(0, who, ['POST', `/rtc/${path}`, { appointmentId, tabId, ...body }]);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  try {
    const rooms: (readonly [Seat, Seat])[] = [];
    for (let room = 0; room < ROOMS; room += 1) {
      const [client, professional] = [await apis.register('client'), await apis.register('professional')];
      const { rows } = await apis.sql.query<{ id: string }>(
        `insert into appointments (professional_id, client_id, call_type, status, starts_at, ends_at, reason)
         values ($1, $2, 'video', 'accepted', now(), now() + interval '1 hour', 'a reason to meet') returning id`,
        [professional.id, client.id],
      );
      const seat = (who: Someone): Seat => ({ who, appointmentId: rows[0]?.id ?? '', tabId: randomUUID() });
      rooms.push([seat(client), seat(professional)]);
    }
    await sleep(5_000);
    const pid = String(apis.pidOf(0));
    const rest = memoryOf(pid).now;

    const sentAt = new Map<string, number>();
    const spans: number[] = [];
    /** The last signal of each tab. */
    const received = new Map<string, number>();
    const streams = await Promise.all(
      rooms.flat().map(({ who }) =>
        openEvents(apis.at(0), who.token, undefined, ({ type, data }) => {
          if (type !== 'room.signal') return;
          received.set(String(data['tabId']), Number(data['id']));
          const sent = sentAt.get(`${String(data['fromTabId'])} ${String(data['seq'])}`);
          if (sent !== undefined) spans.push(performance.now() - sent);
        }),
      ),
    );
    await Promise.all(rooms.flat().map((seat) => post(seat, 'join')));
    // All at once, and then as long as they stay; each seat in its own rhythm.
    const until = performance.now() + SECONDS * 1_000;
    let beats = 0;
    const stay = async (seat: Seat, index: number) => {
      await sleep((index * meetingHeartbeat.every) / (2 * ROOMS));
      while (performance.now() < until) {
        await post(seat, 'heartbeat', { isConnected: true, received: received.get(seat.tabId) ?? 0 });
        beats += 1;
        await sleep(meetingHeartbeat.every);
      }
    };
    const connect = async (from: Seat, to: Seat) => {
      for (let seq = 1; seq <= POSTS; seq += 1) {
        const signal =
          seq === 1
            ? { kind: 'description', type: 'offer', sdp: 'v=0\r\n'.padEnd(5_000, 'a=x') }
            : { kind: 'candidate', candidate: 'candidate:1 1 udp 2122260223 192.0.2.1 50000 typ host'.padEnd(160) };
        sentAt.set(`${from.tabId} ${seq}`, performance.now());
        await post(from, 'signal', { toTabId: to.tabId, seq, signals: [signal] });
      }
    };
    await Promise.all([
      ...rooms.flat().map(stay),
      ...rooms.flatMap(([client, professional]) => [connect(professional, client), connect(client, professional)]),
    ]);
    const { now, peak } = memoryOf(pid);
    for (const stream of streams) stream.close();
    const sorted = spans.toSorted((a, b) => a - b);
    return {
      title: `The meeting room: ${ROOMS} rooms at once through one API process`,
      note: `PostgreSQL, ${2 * ROOMS} people with a stream each, who connect at the same moment and stay for ${SECONDS} s. To the other: from the post until it has come by their stream.`,
      columns: ['what', 'measured'],
      rows: [
        ['signals sent, and received', `${sentAt.size} and ${spans.length}`],
        ['heartbeats a second', beats / SECONDS],
        ['signal to the other, median', `${median(spans).toFixed(0)} ms`],
        ['signal to the other, 95 of 100', `${(sorted[Math.floor(sorted.length * 0.95)] ?? NaN).toFixed(0)} ms`],
        ['API at rest', `${rest.toFixed(0)} MB`],
        ['API with the rooms', `${now.toFixed(0)} MB`],
        ['API, peak', `${peak.toFixed(0)} MB`],
      ],
    };
  } finally {
    await apis.close();
    await postgres.stop();
  }
}
