import type { Appointment } from 'shared-contracts/schemas/appointment';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { consultationFixture } from '../../../testing/consultation-fixture.ts';
import { readRebooking } from './read-rebooking.ts';

const consultation = consultationFixture({ callTypes: ['video'] });
const starts = ['2026-12-01T09:00:00.000Z', '2026-12-01T10:00:00.000Z'];
const { minutes, feeKind, fee, currency } = consultation;
const startsAt = '2026-11-21T09:00:00.000Z';
const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
const failed = appointmentFixture({ consultationId: consultation.id, feeKind, fee, currency, startsAt, endsAt });
const { professionalId, clientId, callType, reason } = failed;

function read(party: 'client' | 'professional', change: Partial<Appointment> = {}, offered: object[] = [consultation]) {
  const slots = starts.map((startsAt) => ({ startsAt, endsAt: startsAt, callTypes: [callType] }));
  const free = { professionalId, timeZone: 'Africa/Douala', consultationId: consultation.id, slotMinutes: 30 };
  const http = fakeHttp({
    'POST /slots': () => ({ data: [{ ...free, slots, next: null }] }),
    'POST /consultations/find-by': () => ({ data: offered }),
  });
  return readRebooking(http, party, { ...failed, ...change }, new AbortController().signal);
}

test('the client asks for the same again', async () => {
  const again = await read('client');
  expect(again?.starts).toEqual(starts);
  expect(again?.at(starts[1] ?? '')).toEqual({
    ...{ professionalId, consultationId: consultation.id, callType, reason, startsAt: starts[1] },
    quote: { minutes, feeKind, fee, currency },
  });
});

test('the professional proposes the same again', async () => {
  expect((await read('professional'))?.at(starts[0] ?? '')).toEqual({
    ...{ clientId, consultationId: consultation.id, callType, reason, startsAt: starts[0] },
  });
});

test.each([
  ['its consultation is gone', {}, []],
  ['it is not offered that way any more', { callType: 'call' }, undefined],
  ['it had none', { consultationId: null }, undefined],
  ['its subject is not shown', { reason: null }, undefined],
] as const)('nothing is the same where %s', async (_, change, offered) => {
  expect(await read('professional', change, offered && [...offered])).toBeNull();
});

test.each([
  ['costs', { fee: 1 }],
  ['takes', { minutes: minutes + 15 }],
  ['is charged', { feeKind: 'free', fee: null, currency: null }],
])('a client does not ask in one tap for what %s something else now', async (_, change) => {
  const offered = [{ ...consultation, ...change }];
  expect(await read('client', {}, offered)).toBeNull();
  expect(await read('professional', {}, offered)).not.toBeNull();
});
