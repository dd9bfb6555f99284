import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { at, bookingCalls, monday } from './support/booking-calls.ts';
import { openTestApi } from './support/test-api.ts';
import type { TestApi } from './support/test-api.ts';
import { hour, workingProfessional } from './support/working-professional.ts';

/** All that is sent to the database while `work` runs: begin, commit and role switches count. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: [string | { text: string }]) {
    const [first] = args;
    sent.push(typeof first === 'string' ? first : first.text);
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

describe('statements of a booking', () => {
  let api: TestApi;
  before(async () => (api = await openTestApi({}, () => new Date(monday + 6 * hour))));
  after(() => api.close());

  it('are 26 at most for a request, and 24 for its acceptance', async () => {
    const professional = await workingProfessional(api);
    const client = await api.register('client');
    const { request, change } = bookingCalls(api);
    await request(client, { professionalId: professional.id, startsAt: at(0, 9) }); // plans and caches are there
    let id = '';
    const booking = await statementsOf(async () => {
      const { body } = await request(client, { professionalId: professional.id, startsAt: at(0, 11) });
      id = body.data.id;
    });
    const acceptance = await statementsOf(() =>
      change(professional, id, { status: 'waiting' }, { status: 'accepted' }),
    );
    assert.ok(booking.length <= 26, `${booking.length} statements of a booking`);
    assert.ok(acceptance.length <= 24, `${acceptance.length} statements of an acceptance`);
  });
});
