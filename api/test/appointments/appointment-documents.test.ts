import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { mostDocuments } from 'shared-contracts/schemas/appointment';
import type { Appointment, AppointmentDocument } from 'shared-contracts/schemas/appointment';
import { runAsSystem } from '../../src/db/run-as.ts';
import { deleteAccount } from '../../src/modules/accounts/delete-account.ts';
import { sweepUploads } from '../../src/modules/uploads/sweep-uploads.ts';
import { policies } from '../../src/tables.ts';
import { appointmentBetween } from '../support/appointment-between.ts';
import { bookingCalls } from '../support/booking-calls.ts';
import { pixel, sendFile } from '../support/send-file.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { askFor, hour, workingProfessional } from '../support/working-professional.ts';

interface Reply {
  readonly data: Appointment;
  readonly errors: { readonly pointer: string; readonly code: string }[];
}

const monday = Date.parse('2026-11-23T00:00:00Z');
const paper = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF');

describe('documents of an appointment', () => {
  let api: TestApi;
  let clock = monday + 6 * hour;
  let client: Person;
  let professional: Person;
  let start = 9;
  before(async () => {
    api = await openTestApi({}, () => new Date(clock));
    professional = await workingProfessional(api);
  });
  beforeEach(async () => {
    client = await api.register('client');
  });
  after(() => api.close());

  const send = async (who: Person, content: Uint8Array = paper): Promise<string> => {
    const { status, body } = await sendFile(api, who, 'appointment', content);
    assert.equal(status, 201, JSON.stringify(body));
    assert.equal(body.data.url, null, 'a private file has no address of its own');
    return body.data.id;
  };
  const request = async (documents: readonly { readonly uploadId: string; readonly name: string }[]) =>
    api.call<Reply>('POST', '/base/appointments/create', {
      token: client.token,
      body: {
        professionalId: professional.id,
        ...(await askFor(api, professional.id)),
        startsAt: new Date(monday + start++ * hour).toISOString(),
        callType: 'video',
        reason: 'A lease that ends too early',
        documents,
      },
      headers: { 'idempotency-key': randomUUID() },
    });
  const list = (who: Person | undefined, appointmentId: string) =>
    api.call<{ data: AppointmentDocument[] }>('POST', '/appointment_documents/find-by', {
      token: who?.token,
      body: { where: { appointmentId } },
    });

  it('of one client are one list for the professional, page by page and found by name', async () => {
    const lawyer = await api.register('professional');
    const other = await api.register('client');
    const sent = async (who: Person, name: string, day: number) => {
      const startsAt = new Date(monday - day * 24 * hour);
      const appointmentId = await appointmentBetween(api, who, lawyer, { startsAt });
      const of = { appointmentId, clientId: who.id, professionalId: lawyer.id, createdAt: startsAt };
      const uploadId = await send(who);
      await runAsSystem(api.services.db, (tx) =>
        tx
          .insertInto('appointmentDocuments')
          .values({ ...of, uploadId, name })
          .execute(),
      );
    };
    await sent(client, 'Bail.pdf', 5);
    await sent(client, 'Reçu de loyer.pdf', 4);
    await sent(client, 'Photo.pdf', 3);
    await sent(other, 'Reçu.pdf', 2);
    const find = (who: Person, body: object) =>
      api.call<{ data: AppointmentDocument[]; page: { next: string | null } }>(
        'POST',
        '/appointment_documents/find-by',
        { token: who.token, body: { sort: [{ createdAt: 'desc' }], ...body } },
      );
    const names = ({ data }: { data: AppointmentDocument[] }) => data.map(({ name }) => name);
    const where = { clientId: client.id };
    const first = (await find(lawyer, { where, limit: 2 })).body;
    assert.deepEqual(names(first), ['Photo.pdf', 'Reçu de loyer.pdf']);
    const rest = (await find(lawyer, { where, limit: 2, cursor: first.page.next })).body;
    assert.deepEqual([names(rest), rest.page.next], [['Bail.pdf'], null]);
    const found = await find(lawyer, { where: { ...where, search: { $contains: 'recu' } } });
    assert.deepEqual(names(found.body), ['Reçu de loyer.pdf']);
    assert.equal((await find(client, { where })).status, 422, 'clients do not filter by it');
    assert.deepEqual((await find(professional, { where })).body.data, []);
  });

  it('come with the request and are read by its two parties only, by a link that expires', async () => {
    const documents = [
      { uploadId: await send(client), name: 'Bail – première page.pdf' },
      { uploadId: await send(client, pixel), name: 'photo.png' },
    ];
    const { status, body } = await request(documents);
    assert.equal(status, 201, JSON.stringify(body));
    for (const who of [client, professional]) {
      const { data } = (await list(who, body.data.id)).body;
      assert.deepEqual(data.map(({ name }) => name).sort(), ['Bail – première page.pdf', 'photo.png']);
    }
    const stranger = await api.register('client');
    assert.deepEqual((await list(stranger, body.data.id)).body.data, []);
    assert.equal((await list(undefined, body.data.id)).status, 401);

    const { data } = (await list(professional, body.data.id)).body;
    const url = data.find(({ name }) => name.startsWith('Bail'))?.url;
    assert.ok(url);
    const file = await api.app.inject({ method: 'GET', url });
    assert.equal(file.statusCode, 200);
    assert.deepEqual(file.rawPayload, paper);
    assert.equal(file.headers['content-type'], 'application/pdf');
    assert.match(
      String(file.headers['content-disposition']),
      /^attachment; filename="appointment[.]pdf"; filename\*=UTF-8''Bail%20/u,
    );
    assert.equal((await api.app.inject({ method: 'GET', url: url.replace(/[?].*/u, '') })).statusCode, 404);
    clock += 6 * 60_000;
    assert.equal((await api.app.inject({ method: 'GET', url })).statusCode, 404);
  });

  it('refuse the whole request when they belong to somebody else, or are already used', async () => {
    const other = await api.register('client');
    const used = { uploadId: await send(client), name: 'a.pdf' };
    assert.equal((await request([used])).status, 201);
    for (const wrong of [used, { uploadId: await send(other), name: 'b.pdf' }, { uploadId: randomUUID(), name: 'c' }]) {
      const free = { uploadId: await send(client), name: 'd.pdf' };
      const { status, body } = await request([free, wrong]);
      assert.deepEqual(
        [status, body.errors[0]?.pointer, body.errors[0]?.code],
        [422, '/documents/1/uploadId', 'NOT_FOUND'],
      );
      start -= 1; // the slot is still free, and the file unused
      const sent = await request([free]);
      assert.equal(sent.status, 201);
      await bookingCalls(api).change(client, sent.body.data.id, { status: 'waiting' }, { status: 'withdrawn' });
    }
  });

  it('have names that are made safe, and refuse no request', async () => {
    const names = {
      'contrat\u202efdp.pdf': 'contratfdp.pdf',
      '../../CON.pdf': '-..-CON.pdf',
      [`${'x'.repeat(300)}.pdf`]: `${'x'.repeat(116)}.pdf`,
    };
    const documents: { uploadId: string; name: string }[] = [];
    for (const name of Object.keys(names)) documents.push({ uploadId: await send(client), name });
    const sent = await request(documents);
    assert.equal(sent.status, 201, JSON.stringify(sent.body));
    const stored = (await list(client, sent.body.data.id)).body.data.map(({ name }) => name);
    assert.deepEqual(stored.sort(), Object.values(names).sort());
    await bookingCalls(api).change(client, sent.body.data.id, { status: 'waiting' }, { status: 'withdrawn' });
  });

  it('are three at most, of an accepted type, and from clients only', async () => {
    const four = Array.from({ length: 4 }, () => ({ uploadId: randomUUID(), name: 'a.pdf' }));
    assert.equal((await request(four)).status, 422);
    const refused = await sendFile(api, client, 'appointment', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    assert.equal(refused.body.errors[0]?.code, 'FILE_TYPE_INVALID');
    assert.equal((await sendFile(api, professional, 'appointment', paper)).status, 403);
    assert.equal((await sendFile(api, professional, 'document', paper)).body.errors[0]?.code, 'FILE_TYPE_INVALID');
  });

  describe('added later', () => {
    const add = (who: Person | undefined, appointmentId: string, uploadId: string, name = 'plus.pdf') =>
      documents().create(who, { appointmentId, uploadId, name });
    const documents = () => callsOn(api, 'appointment_documents');
    let days = 0;
    const booked = () =>
      appointmentBetween(api, client, professional, {
        startsAt: new Date(monday + (14 + days++) * 24 * hour),
        status: 'accepted',
      });

    it('answer 401, 403 and 422, then are read by both, live', async () => {
      const id = await booked();
      const uploadId = await send(client);
      const other = await api.register('client');
      assert.equal((await add(undefined, id, uploadId)).status, 401);
      assert.equal((await add(professional, id, uploadId)).status, 403);
      assert.deepEqual((await add(other, id, await send(other))).body.errors, [
        { pointer: '/appointmentId', code: 'NOT_FOUND' },
      ]);
      assert.deepEqual((await add(client, id, await send(other))).body.errors, [
        { pointer: '/uploadId', code: 'NOT_FOUND' },
      ]);
      assert.equal((await add(client, id, uploadId, ' ')).status, 422);
      const added = await add(client, id, uploadId);
      assert.equal(added.status, 201, JSON.stringify(added.body));
      for (const who of [client, professional])
        assert.deepEqual(
          (await list(who, id)).body.data.map(({ name }) => name),
          ['plus.pdf'],
        );
      const { rows } = await runAsSystem(api.services.db, (tx) =>
        sql<{ userId: string }>`
          select user_id from events where type = 'appointment.documents' and data ->> 'appointmentId' = ${id}`.execute(
          tx,
        ),
      );
      assert.deepEqual(rows.map(({ userId }) => userId).sort(), [client.id, professional.id].sort());
    });

    it('are ten at most, and withheld while the reason is', async () => {
      const id = await booked();
      await runAsSystem(api.services.db, (tx) =>
        tx.updateTable('appointments').set({ withheld: true }).where('id', '=', id).execute(),
      );
      for (let index = 0; index < mostDocuments; index += 1)
        assert.equal((await add(client, id, await send(client))).status, 201);
      assert.deepEqual((await add(client, id, await send(client))).body.errors, [
        { pointer: '/uploadId', code: 'LIMIT_EXCEEDED' },
      ]);
      assert.equal((await list(client, id)).body.data.length, mostDocuments);
      assert.deepEqual((await list(professional, id)).body.data, []);
    });

    it('are removed by the client, with their file, until the appointment has ended', async () => {
      const id = await booked();
      const [first, second] = [await add(client, id, await send(client)), await add(client, id, await send(client))];
      const url = (await list(client, id)).body.data.find((one) => one.id === first.body.data.id)?.url ?? '';
      assert.equal((await api.app.inject({ method: 'GET', url })).statusCode, 200);
      for (const stranger of [professional, await api.register('client')])
        assert.ok((await documents().remove(stranger, first.body.data.id)).status >= 403);
      assert.equal((await documents().remove(client, first.body.data.id)).status, 200);
      assert.equal((await documents().remove(client, first.body.data.id)).status, 404);
      assert.equal((await api.app.inject({ method: 'GET', url })).statusCode, 404);
      const uploadId = await send(client);
      await runAsSystem(api.services.db, (tx) =>
        tx.updateTable('appointments').set({ status: 'done' }).where('id', '=', id).execute(),
      );
      for (const late of [await documents().remove(client, second.body.data.id), await add(client, id, uploadId)])
        assert.deepEqual([late.status, late.body.code], [409, 'TRANSITION_NOT_ALLOWED']);
    });

    it('are refused once the appointment has ended', async () => {
      const id = await booked();
      await runAsSystem(api.services.db, (tx) =>
        tx
          .updateTable('appointments')
          .set({ startsAt: new Date(clock - 2 * hour), endsAt: new Date(clock) })
          .where('id', '=', id)
          .execute(),
      );
      assert.equal((await add(client, id, await send(client))).body.code, 'TRANSITION_NOT_ALLOWED');
    });
  });

  it('are deleted with the account that sent them', async () => {
    const { body } = await request([{ uploadId: await send(client), name: 'a.pdf' }]);
    await runAsSystem(api.services.db, (tx) => deleteAccount(tx, policies, client.id, 'client', new Date(clock)));
    await sweepUploads(api.services);
    assert.deepEqual((await list(professional, body.data.id)).body.data, []);
  });
});
