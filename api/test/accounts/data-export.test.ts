import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { snakeCase } from '../../src/policy/snake-case.ts';
import { tables } from '../../src/tables.ts';
import { populate } from '../support/populate.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

type Rows = Record<string, unknown>[];
interface Archive {
  readonly names: string[];
  rows(table: string): Rows;
  bytes(name: string): Uint8Array | undefined;
}
const owners = ['userId', 'clientId', 'professionalId', 'authorId', 'senderId', 'recipientId'];
/** Rows that refer to the person but are not readable: drafts, unpublished rows, rows of the other party only. */
const kept: Readonly<Record<string, string>> = {
  appointmentDocuments: 'withheld from a professional until they have checked for a conflict of interest',
  appointmentParties: 'what a professional adds is the professional’s',
  conflictChecks: 'a check for a conflict of interest is the professional’s',
  receivedComments: 'what its author deleted or an operator hid is nobody’s to read',
  clients: 'a professional’s list of clients is the professional’s',
  follows: 'a professional does not learn who follows',
  notifications: 'what is kept for a mail alone is shown nowhere',
  invoices: 'a client reads issued invoices',
  invoiceLines: 'a client reads them in the invoice',
  waitingOffers: 'what was offered to a client is the client’s',
  conversations: 'until somebody has written, a conversation is its opener’s',
};

describe('the export of one’s data', () => {
  let api: TestApi;
  let client: Person;
  let professional: Person;
  before(async () => {
    api = await openTestApi();
    const { clients, professionals } = await populate(api, 3);
    [client, professional] = [clients[0], professionals[1] as Person];
  });
  after(() => api.close());

  const ask = (person: Person | undefined, secret = password) =>
    api.app.inject({
      method: 'POST',
      url: '/auth/export',
      headers: { 'content-type': 'application/json', ...(person && { authorization: `Bearer ${person.token}` }) },
      payload: JSON.stringify({ password: secret }),
    });
  async function archiveOf(person: Person): Promise<Archive> {
    const answer = await ask(person);
    assert.equal(answer.statusCode, 200, answer.body.slice(0, 300));
    assert.equal(answer.headers['content-type'], 'application/zip');
    assert.match(
      String(answer.headers['content-disposition']),
      /^attachment; filename="nimbia-\d{4}-\d\d-\d\d\.zip"$/u,
    );
    const files = unzipSync(answer.rawPayload);
    return {
      names: Object.keys(files).sort(),
      rows: (table) => JSON.parse(strFromU8(files[`data/${table}.json`] ?? new Uint8Array())) as Rows,
      bytes: (name) => files[name],
    };
  }

  for (const who of ['client', 'professional'] as const) {
    it(`has every row of a ${who}, of every table, and none of others`, async () => {
      const person = who === 'client' ? client : professional;
      const archive = await archiveOf(person);
      let compared = 0;
      for (const { path, policy } of tables) {
        const names = policy.table === 'users' ? ['id'] : owners.filter((name) => Object.hasOwn(policy.cols, name));
        if (names.length === 0) continue;
        const mine = sql.join(
          names.map((name) => sql`${sql.ref(snakeCase(name))} = ${person.id}`),
          sql` or `,
        );
        const { rows } = await runAsSystem(api.services.db, (tx) =>
          sql<{ id: string }>`select id::text as id from ${sql.table(policy.table)} where ${mine}`.execute(tx),
        );
        const expected = rows.map(({ id }) => id).sort();
        const exported = archive.names.includes(`data/${path}.json`)
          ? archive
              .rows(path)
              .map(({ id }) => String(id))
              .sort()
          : [];
        compared += exported.length;
        if (kept[policy.table] === undefined) assert.deepEqual(exported, expected, path);
        else
          assert.ok(
            exported.every((id) => expected.includes(id)),
            path,
          );
      }
      assert.ok(compared > 15, `${compared} rows`);
      const text = JSON.stringify(archive.names.map((name) => strFromU8(archive.bytes(name) ?? new Uint8Array())));
      for (const secret of ['argon2', 'passwordHash', 'refreshToken']) assert.ok(!text.includes(secret), secret);
    });
  }

  it('reads tables that are longer than a page', async () => {
    const person = await api.register('client');
    await runAsSystem(api.services.db, (tx) =>
      tx
        .insertInto('notifications')
        .values(
          Array.from({ length: 345 }, () => ({ userId: person.id, type: 'x', createdAt: '2026-01-01T00:00:00Z' })),
        )
        .execute(),
    );
    const ids = (await archiveOf(person)).rows('notifications').map(({ id }) => id);
    assert.deepEqual([ids.length, new Set(ids).size], [345, 345]);
  });

  it('has the person’s files, complete, and no others', async () => {
    const bytes = Buffer.from('not really a picture');
    const person = await api.register('professional');
    for (const [userId, content] of [
      [person.id, bytes],
      [client.id, Buffer.from('of somebody else')],
    ] as const) {
      const key = `${randomUUID().replaceAll('-', '')}.png`;
      await api.services.storage.put(key, content, 'image/png');
      const now = new Date();
      await runAsSystem(api.services.db, (tx) =>
        tx
          .insertInto('uploads')
          .values({
            userId,
            purpose: 'profile_image',
            key,
            contentType: 'image/png',
            bytes: content.length,
            storedAt: now,
          })
          .execute(),
      );
    }
    const archive = await archiveOf(person);
    const files = archive.names.filter((name) => name.startsWith('files/'));
    assert.deepEqual(files, ['files/profile-image-1.png']);
    assert.deepEqual(Buffer.from(archive.bytes('files/profile-image-1.png') ?? []), bytes);
  });

  it('needs the password, is limited per hour, and is recorded in the audit log', async () => {
    assert.equal((await ask(undefined)).statusCode, 401);
    const person = await api.register('client');
    const wrong = await ask(person, 'Wrong-2026!');
    assert.deepEqual([wrong.statusCode, wrong.json<{ code: string }>().code], [422, 'CREDENTIALS_INVALID']);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await ask(person)).statusCode);
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
    const { length } = await runAsSystem(api.services.db, (tx) =>
      tx
        .selectFrom('audit')
        .select('id')
        .where('actorId', '=', person.id)
        .where('action', '=', 'account.exported')
        .execute(),
    );
    assert.equal(length, 5);
  });

  it('aborts visibly when a table cannot be read; a disconnecting client does no harm', async () => {
    const person = await api.register('client');
    if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const open = () =>
      request({
        port,
        method: 'POST',
        path: '/auth/export',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      }).end(JSON.stringify({ password }));
    const leaving = open();
    await once(leaving, 'response');
    leaving.destroy();
    await once(leaving, 'close');
    assert.equal((await api.call('GET', '/health')).status, 200);

    await api.services.connection.asOwner(async (owner) => {
      await sql`revoke select on sessions from nimbia_self`.execute(owner);
      await sql`revoke select (id, user_agent, created_at, used_at, ended_at, user_id) on sessions from nimbia_self`.execute(
        owner,
      );
    });
    const broken = new Promise<string>((resolve) => {
      open().on('response', (response) => {
        response.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
        response.on('end', () => resolve('whole'));
        response.resume();
      });
    });
    assert.match(await broken, /ECONNRESET|aborted/u);
  });
});
