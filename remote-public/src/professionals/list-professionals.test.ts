import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import type { ProfessionalFilter } from 'shared-contracts/schemas/professional-filter';
import { professionalFixture } from '../testing/professional-fixture.ts';
import { listProfessionals } from './list-professionals.ts';
import { makeSlotHolder } from '../booking/slot-holder.ts';

const professional = professionalFixture();
const window = { from: '2099-11-23T08:00:00.000Z', to: '2099-11-23T10:00:00.000Z' };

async function timesAskedFor(filter: ProfessionalFilter) {
  const http = fakeHttp();
  http.on('POST /base/professionals/lawyer-filter', () => ({ data: [professional], page: { next: null, limit: 20 } }));
  http.on('POST /slots', () => ({ data: [] }));
  await listProfessionals(fakePlatform({ http }), filter, new AbortController().signal);
  return http.calls.find(({ path }) => path === '/slots')?.options?.body;
}

it('requests times with the call type, window and fee of the search', async () => {
  const everybody = { professionalIds: [professional.id], limit: 3, cheapest: true };
  expect(await timesAskedFor({})).toEqual(everybody);
  expect(await timesAskedFor({ date: '2099-11-23', callType: 'video' })).toEqual({
    ...everybody,
    date: '2099-11-23',
    callType: 'video',
  });
  expect(await timesAskedFor({ free: window })).toEqual({ ...everybody, ...window });
  expect(await timesAskedFor({ availableNow: true })).toEqual({ ...everybody, callType: 'call' });
  expect(await timesAskedFor({ feeMax: '15000XAF' })).toEqual({ ...everybody, feeMax: '15000XAF' });
});

it('shows with whom what can be booked next, and of a window nothing beyond it', async () => {
  const later = { startsAt: '2099-11-24T08:00:00.000Z', endsAt: '2099-11-24T08:30:00.000Z', callTypes: ['video'] };
  const offer = {
    consultationId: professional.id,
    slotMinutes: 30,
    fee: { feeKind: 'free', fee: null, currency: null },
  };
  const answer = { professionalId: professional.id, timeZone: 'Africa/Douala', ...offer, slots: [], next: later };
  const http = fakeHttp({
    'POST /base/professionals/lawyer-filter': () => ({ data: [professional], page: { next: null, limit: 20 } }),
    'POST /slots': () => ({ data: [answer] }),
  });
  const shown = async (filter: ProfessionalFilter) =>
    (await listProfessionals(fakePlatform({ http }), filter, new AbortController().signal)).slots?.[professional.id];
  expect(await shown({})).toMatchObject({ ...offer, slots: [later], isWindow: false });
  for (const filter of [{ date: '2099-11-23' }, { free: window }])
    expect(await shown(filter)).toMatchObject({ ...offer, slots: [], isWindow: true });
});

it('sends city names in the language of the page', async () => {
  const http = fakeHttp({
    'POST /base/professionals/lawyer-filter': () => ({
      data: [{ ...professional, city: 'Bruxelles' }],
      page: { next: null, limit: 20 },
    }),
    'POST /slots': () => ({ data: [] }),
  });
  const { signal } = new AbortController();
  for (const [locale, city] of [
    ['fr', 'Bruxelles'],
    ['en', 'Brussels'],
  ] as const) {
    const { professionals } = await listProfessionals(fakePlatform({ http, locale }), {}, signal);
    expect(professionals.map((one) => one.city)).toEqual([city]);
  }
});

it('sends the hold token so that its own holds count as free', async () => {
  const holder = makeSlotHolder();
  expect(await timesAskedFor({})).toMatchObject({ holder });
  localStorage.clear();
  expect(await timesAskedFor({})).toMatchObject({ holder: undefined });
});
