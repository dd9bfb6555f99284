import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { runAsSystem } from '../../../api/src/db/run-as.ts';
import { openSession } from '../../../api/src/modules/auth/sessions.ts';
import { temporaryPostgres } from '../../commands/temporary-postgres.ts';
import { median, type Section } from '../section.ts';
import { addClients } from './bookings.ts';
import { openMeasuredApi } from './measured-api.ts';
import type { MeasuredApi } from './measured-api.ts';
import { timed } from './timed.ts';

const CONVERSATIONS = 1000;
const MESSAGES = 10_000;
/** Of each party; the limit is twenty a minute. */
const SENT = 18;

interface Party {
  readonly id: string;
  readonly token: string;
}

/** A professional with 1,000 conversations, one of them with 10,000 messages. */
export async function conversations(): Promise<Section> {
  const postgres = await temporaryPostgres();
  const api = await openMeasuredApi(postgres.url);
  try {
    return await measure(api);
  } finally {
    await api.close();
    await postgres.stop();
  }
}

async function measure(api: MeasuredApi): Promise<Section> {
  const { client, professional, id } = await fill(api);
  const call = callOf(api);
  const find = (table: string, query: object) => call(professional, 'POST', `/${table}/find-by`, query);
  const where = { conversationId: id };
  const open = () =>
    Promise.all([
      call(professional, 'GET', `/base/conversations/get-one/${id}`),
      find('messages', { where, limit: 50 }),
    ]);
  const rows: [string, number, number][] = [
    ['open a conversation: its row and the last 50 messages', 200, await timed(open)],
    [
      'an older page of 50, in the middle',
      200,
      await timed(() => find('messages', { where: { ...where, seq: { $lt: 5000 } }, limit: 50 })),
    ],
    ['the list: 20 conversations', 200, await timed(() => find('conversations', { limit: 20 }))],
    [
      'the list: 20 of those with unread messages',
      200,
      await timed(() => find('conversations', { where: { professionalUnread: { $gt: 0 } }, limit: 20 })),
    ],
    [
      'search: a word of one message in 100',
      300,
      await timed(() => call(professional, 'POST', '/conversations/search', { text: 'mediation' })),
    ],
    [
      'search: a word of every message',
      300,
      await timed(() => call(professional, 'POST', '/conversations/search', { text: 'dossier' })),
    ],
    [
      'search: a name that all have',
      300,
      await timed(() => call(professional, 'POST', '/conversations/search', { text: 'racer' })),
    ],
  ];
  const spans = await sendToSeen(api, [client, professional], id);
  rows.push(['send to seen: in the other’s stream, and read by their page', 300, median(spans)]);
  rows.push(['send to seen, the slowest of 36', 300, Math.max(...spans)]);
  return {
    title: `Messages: ${MESSAGES.toLocaleString('en')} in a conversation, ${CONVERSATIONS.toLocaleString('en')} conversations, PostgreSQL`,
    note: 'Over HTTP, median of 15, for the professional. Seen: from the request of the sender to the answer with the message at the other, whose stream is open.',
    columns: ['call', 'budget, ms', 'ms'],
    rows,
  };
}

async function fill(api: MeasuredApi): Promise<{ client: Party; professional: Party; id: string }> {
  const { db, connection } = api.services;
  const clients = await addClients(api, CONVERSATIONS);
  const [clientId = ''] = clients;
  const { professionalId, id } = await runAsSystem(db, async (tx) => {
    const { id: owner } = await tx
      .selectFrom('professionals')
      .select('id')
      .where('firstContacts', '=', true)
      .orderBy('slug')
      .limit(1)
      .executeTakeFirstOrThrow();
    await sql`
      insert into conversations (professional_id, client_id, opened_by, last_message, last_message_at, last_seq, professional_unread, client_wrote, professional_wrote)
      select ${owner}, client_id, client_id, 'Bonjour', now() - number * interval '1 minute', 10, case when number % 10 = 0 then 1 else 0 end, true, true
      from unnest(${clients}::uuid[]) with ordinality as one (client_id, number)`.execute(tx);
    await sql`
      insert into messages (conversation_id, sender_id, recipient_id, seq, body, created_at)
      select c.id, case when seq % 2 = 0 then professional_id else client_id end, case when seq % 2 = 0 then client_id else professional_id end, seq,
        'Bonjour Maître, voici la suite de mon dossier numéro ' || seq || case when seq % 100 = 7 then ' après la médiation' else '' end,
        now() - interval '30 days' + seq * interval '4 minutes'
      from conversations c, generate_series(1, case when client_id = ${clientId} then ${MESSAGES}::int else 10 end) as seq
      where professional_id = ${owner} and client_id = any(${clients}::uuid[])`.execute(tx);
    await sql`update conversations set last_seq = ${MESSAGES}::int where client_id = ${clientId} and professional_id = ${owner}`.execute(
      tx,
    );
    const found = await tx
      .selectFrom('conversations')
      .select('id')
      .where('clientId', '=', clientId)
      .where('professionalId', '=', owner)
      .executeTakeFirstOrThrow();
    return { professionalId: owner, id: found.id };
  });
  await connection.asOwner(async (owner) => {
    for (const table of ['messages', 'conversations', 'users', 'appointments'])
      await sql`vacuum analyze ${sql.table(table)}`.execute(owner);
  });
  const signIn = async (userId: string): Promise<Party> => {
    const { token } = await runAsSystem(db, (tx) => openSession(tx, userId, { userAgent: 'bench' }, new Date()));
    return { id: userId, token };
  };
  return { client: await signIn(clientId), professional: await signIn(professionalId), id };
}

const callOf =
  ({ url }: MeasuredApi) =>
  async (who: Party, method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${who.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as unknown;
  };

/** Both parties in turns: milliseconds until the other, told by its stream, has read the message. */
async function sendToSeen(api: MeasuredApi, parties: readonly [Party, Party], id: string): Promise<number[]> {
  const call = callOf(api);
  const streams = await Promise.all(parties.map((party) => follow(api, party)));
  const spans: number[] = [];
  for (let count = 0; count < 2 * SENT; count += 1) {
    const [sender, reader] = count % 2 === 0 ? parties : [parties[1], parties[0]];
    const told = streams[(count + 1) % 2]?.next();
    const started = performance.now();
    await Promise.all([
      call(sender, 'POST', '/base/messages/create', { id: randomUUID(), conversationId: id, body: 'Bonjour' }),
      told?.then(() =>
        call(reader, 'POST', '/messages/find-by', {
          where: { conversationId: id, seq: { $gt: MESSAGES + count } },
          sort: [{ seq: 'asc' }],
        }),
      ),
    ]);
    spans.push(performance.now() - started);
  }
  for (const stream of streams) stream.close();
  return spans;
}

/** A stream whose `next` resolves with the next message that is received. */
async function follow({ url }: MeasuredApi, { token }: Party) {
  const stop = new AbortController();
  const { body } = await fetch(`${url}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  if (!body) throw new Error('no stream');
  let [wake, text] = [(): void => undefined, ''];
  const read = async () => {
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) if (block.includes('event: message.received')) wake();
    }
  };
  void read().catch(() => undefined);
  return {
    next: () => new Promise<void>((resolve) => (wake = resolve)),
    close: () => stop.abort(),
  };
}
