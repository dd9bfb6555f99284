import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { runAsSystem } from '../../src/db/run-as.ts';
import { deleteAccount } from '../../src/modules/accounts/delete-account.ts';
import { policies } from '../../src/tables.ts';
import { at, bookingCalls, monday } from '../support/booking-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { hour, workingProfessional } from '../support/working-professional.ts';

const contact = { publicPhone: '+221338001234', publicEmail: 'contact@cabinet.test' };

describe('the public contact of a practice', () => {
  let api: TestApi;
  let client: Person;
  before(async () => {
    api = await openTestApi({}, () => new Date(monday + 6 * hour));
    client = await api.register('client');
  });
  after(() => api.close());

  const save = (who: Person, body: object) =>
    api.call<{ data: OwnProfessional; errors?: { pointer: string; code: string }[] }>(
      'PUT',
      `/base/professionals/update/${who.id}`,
      { token: who.token, body },
    );
  const read = (id: string, token?: string) =>
    api.call<{ data: OwnProfessional }>('GET', `/base/professionals/get-one/${id}`, { token });

  it('is empty by default and public once chosen; the account’s own stays private', async () => {
    const who = await workingProfessional(api);
    const { publicPhone, publicEmail } = (await read(who.id)).body.data;
    assert.deepEqual([publicPhone, publicEmail], [null, null]);
    assert.equal((await save(who, contact)).status, 200);
    const { data } = (await read(who.id)).body;
    assert.deepEqual([data.publicPhone, data.publicEmail], [contact.publicPhone, contact.publicEmail]);
    assert.ok(!('phoneNumber' in data) && !('email' in data));
    await save(who, { publicPhone: ' ', publicEmail: null });
    const hidden = (await read(who.id)).body.data;
    assert.deepEqual([hidden.publicPhone, hidden.publicEmail], [null, null]);
  });

  it('is shown for listed professionals only, written by the owner only, and validated', async () => {
    const unlisted = await api.register('professional');
    assert.equal((await save(unlisted, contact)).status, 200);
    assert.equal((await read(unlisted.id)).status, 404);
    assert.equal((await read(unlisted.id, client.token)).status, 404);
    const stranger = await api.call('PUT', `/base/professionals/update/${unlisted.id}`, {
      token: (await workingProfessional(api)).token,
      body: contact,
    });
    assert.equal(stranger.status, 404);
    const wrong = await save(unlisted, { publicPhone: '33 800', publicEmail: 'contact' });
    assert.deepEqual(
      wrong.body.errors?.map(({ pointer, code }) => `${pointer} ${code}`),
      ['/publicPhone PHONE_INVALID', '/publicEmail EMAIL_INVALID'],
    );
  });

  it('is shown to the client of an appointment, and deleted with the account', async () => {
    const who = await workingProfessional(api);
    await save(who, { ...contact, cancelNoticeHours: 48 });
    const calls = bookingCalls(api);
    const { id } = (await calls.request(client, { professionalId: who.id, startsAt: at(1, 9) })).body.data;
    await calls.change(who, id, { status: 'waiting' }, { status: 'accepted' });
    const one = await api.call<{ data: Appointment }>('GET', `/base/appointments/get-one/${id}`, {
      token: client.token,
    });
    const { publicPhone, publicEmail, cancelNoticeHours } = one.body.data.professional;
    assert.deepEqual([publicPhone, publicEmail, cancelNoticeHours], [contact.publicPhone, contact.publicEmail, 48]);

    const rows = await runAsSystem(api.services.db, async (tx) => {
      await deleteAccount(tx, policies, who.id, 'professional', new Date(monday + 6 * hour));
      return tx.selectFrom('professionals').select(['publicPhone', 'publicEmail']).where('id', '=', who.id).execute();
    });
    assert.deepEqual(rows, [{ publicPhone: null, publicEmail: null }]);
  });
});
