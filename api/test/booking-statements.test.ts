import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { at, bookingCalls, monday } from './support/booking-calls.ts';
import { statementsOf } from './support/explain.ts';
import { openTestApi } from './support/test-api.ts';
import type { TestApi } from './support/test-api.ts';
import { askFor, hour, workingProfessional } from './support/working-professional.ts';

describe('statements of a booking', () => {
  let api: TestApi;
  before(async () => (api = await openTestApi({}, () => new Date(monday + 6 * hour))));
  after(() => api.close());

  it('are 26 at most for a request, and 25 for its acceptance', async () => {
    const professional = await workingProfessional(api);
    const client = await api.register('client');
    const { request, change } = bookingCalls(api);
    const wanted = { professionalId: professional.id, ...(await askFor(api, professional.id)) };
    await request(client, { ...wanted, startsAt: at(0, 9) }); // warms up plans and caches
    let id = '';
    const booking = await statementsOf(async () => {
      const { body } = await request(client, { ...wanted, startsAt: at(0, 11) });
      id = body.data.id;
    });
    const acceptance = await statementsOf(() =>
      change(professional, id, { status: 'waiting' }, { status: 'accepted' }),
    );
    assert.ok(booking.length <= 26, `${booking.length} statements of a booking`);
    assert.ok(acceptance.length <= 25, `${acceptance.length} statements of an acceptance`);
  });
});
