import { sql } from 'kysely';
import type * as v from 'valibot';
import { meetingLimits } from 'shared-contracts/schemas/meeting';
import type { meetingSignals } from 'shared-contracts/schemas/meeting-input';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services/services.ts';
import { notifyLive } from '../events/notify-live.ts';
import { presenceOf, readOwnRoom, requireCurrent, requireOpen } from './own-room.ts';
import { tellPresence } from './tell-presence.ts';

type Signals = v.InferOutput<typeof meetingSignals>;

/**
 * Keeps what a tab tells the other's for that tab alone, and wakes its stream. The content is in no log.
 * @throws Problem 404 for whoever is no party, 409 ROOM_CLOSED, ROOM_REPLACED, CHANGED_MEANWHILE and CONFLICT, 429.
 */
export async function sendSignals({ db, now }: Services, userId: string, sent: Signals): Promise<void> {
  const { appointmentId, tabId, toTabId, seq, signals } = sent;
  const refused = await runAsSystem(db, async (tx) => {
    const room = await readOwnRoom(tx, appointmentId, userId);
    requireOpen(room, now());
    const own = requireCurrent(room, tabId);
    const { other, otherId, roomId } = room;
    const last = await hear(tx, own.id, sent);
    if (!own.isPresent) await tellPresence(tx, room, presenceOf(userId, { ...own, isPresent: true }));
    if (seq <= last.seq) return null;
    if (seq > last.seq + 1) return new Problem(409, 'CONFLICT', { details: { expected: last.seq + 1 } });
    if (last.posts >= meetingLimits.postsPerMinute)
      return new Problem(429, 'RATE_LIMITED', { headers: { 'retry-after': String(Math.max(1, last.wait)) } });
    if (!other?.isPresent || other.tabId !== toTabId)
      return new Problem(409, 'CHANGED_MEANWHILE', { details: { other: presenceOf(otherId, other) } });
    await countPost(tx, own.id, sent, last.posts);
    const { rows } = await sql<{ id: number }>`
      insert into meeting_signals (room_id, from_user, from_tab, to_user, to_tab, to_session, seq, signals)
      values (${roomId}, ${userId}, ${tabId}, ${otherId}, ${toTabId}, ${other.sessionId}, ${seq}, ${JSON.stringify(signals)}::jsonb)
      returning id`.execute(tx);
    await notifyLive(tx, otherId, { type: 'room.signal', data: { id: rows[0]?.id ?? 0 } });
    return null;
  });
  // After the commit: whoever is refused is there all the same.
  if (refused) throw refused;
}

interface LastPost {
  readonly seq: number;
  readonly posts: number;
  readonly wait: number;
}

/** The sender is there, as with a heartbeat. Their row is locked from now on, so that posts of one tab keep their order. */
async function hear(tx: Tx, visitId: string, { tabId, toTabId }: Signals): Promise<LastPost> {
  const { rows } = await sql<LastPost>`
    update meeting_visits set seen_at = clock_timestamp(), left_at = null
    where id = ${visitId} and tab_id = ${tabId} and closed_at is null and not is_leave
    returning case when sent_to = ${toTabId} then sent_seq else 0 end as seq,
      case when minute_from > clock_timestamp() - interval '1 minute' then minute_posts else 0 end as posts,
      ceil(extract(epoch from minute_from + interval '1 minute' - clock_timestamp()))::integer as wait`.execute(tx);
  const [last] = rows;
  if (!last) throw new Problem(409, 'ROOM_REPLACED');
  return last;
}

async function countPost(tx: Tx, visitId: string, { toTabId, seq }: Signals, posts: number): Promise<void> {
  await sql`
    update meeting_visits set sent_to = ${toTabId}, sent_seq = ${seq}, minute_posts = ${posts + 1},
      minute_from = ${posts === 0 ? sql`clock_timestamp()` : sql`minute_from`}
    where id = ${visitId}`.execute(tx);
}
