import { at, bookingCalls, monday } from '../../api/test/support/booking-calls.ts';
import { statementsOf } from '../../api/test/support/explain.ts';
import { openTestApi } from '../../api/test/support/test-api.ts';
import { askFor, hour, workingProfessional } from '../../api/test/support/working-professional.ts';
import type { Budget } from './budget.ts';

/** Statements that a booking and its acceptance send to the database. */
export async function bookingWork(): Promise<Budget[]> {
  const api = await openTestApi({}, () => new Date(monday + 6 * hour));
  try {
    const professional = await workingProfessional(api);
    const client = await api.register('client');
    const { request, change } = bookingCalls(api);
    const wanted = { professionalId: professional.id, ...(await askFor(api, professional.id)) };
    await request(client, { ...wanted, startsAt: at(0, 9) }); // warms up plans and caches
    let id = '';
    const booking = await statementsOf(async () => {
      const { status, body } = await request(client, { ...wanted, startsAt: at(0, 11) });
      if (status !== 201) throw new Error(`A booking was answered with ${status}`);
      id = body.data.id;
    });
    const acceptance = await statementsOf(async () => {
      const { status } = await change(professional, id, { status: 'waiting' }, { status: 'accepted' });
      if (status !== 200) throw new Error(`An acceptance was answered with ${status}`);
    });
    return [
      { name: 'statements of a booking', value: booking.length, unit: '' },
      { name: 'statements of its acceptance', value: acceptance.length, unit: '' },
    ];
  } finally {
    await api.close();
  }
}
