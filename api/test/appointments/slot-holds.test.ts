import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { ExplainedDay } from 'shared-contracts/schemas/slots-explained';
import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import type { EarliestSlots } from 'shared-contracts/schemas/earliest';
import type { SlotHold } from 'shared-contracts/schemas/slot-hold';
import { runAsSystem } from '../../src/db/run-as.ts';
import { purgeExpired } from '../../src/purge-expired.ts';
import { refreshMasks } from '../../src/modules/availability/refresh-masks.ts';
import { at, bookingCalls, monday } from '../support/booking-calls.ts';
import type { BookingReply } from '../support/booking-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Answer, Person, TestApi } from '../support/test-api.ts';
import { askFor, everyDay, storedStarts, workingProfessional } from '../support/working-professional.ts';

interface Reply extends Omit<BookingReply, 'data'> {
  readonly data: SlotHold;
}

const minute = 60_000;

describe('slot holds', () => {
  let api: TestApi;
  let client: Person;
  let professional: Person;
  let clock = monday;
  before(async () => {
    // Twenty concurrent holds per address.
    api = await openTestApi({ DATABASE_POOL: '20', RATE_LIMIT_PER_MINUTE: '2400' }, () => new Date(clock));
    client = await api.register('client');
    professional = await workingProfessional(api);
    slot = { professionalId: professional.id, consultationId: (await askFor(api, professional.id)).consultationId };
  });
  after(() => api.close());
  beforeEach(async () => {
    clock = monday;
    await runAsSystem(api.services.db, (tx) => tx.deleteFrom('slotHolds').execute());
  });

  let slot: { professionalId: string; consultationId: string };
  /** With its own address. */
  const holdFrom = async (remoteAddress: string, startsAt: string): Promise<Pick<Answer<Reply>, 'status' | 'body'>> => {
    const payload = { holder: randomUUID(), ...slot, startsAt, callType: 'video' };
    const answer = await api.app.inject({ method: 'POST', url: '/slots/hold', remoteAddress, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const hold = (holder: string, startsAt: string, more: object = {}) =>
    api.call<Reply>('POST', '/slots/hold', {
      body: { holder, ...slot, startsAt, callType: 'video', ...more },
    });
  const held = async (holder: string, startsAt: string) => {
    const { status, body } = await hold(holder, startsAt);
    assert.equal(status, 200, JSON.stringify(body));
    return body.data;
  };
  const release = (holder: string, { expiresAt }: SlotHold, more: object = {}) =>
    api.call('POST', '/slots/release', { body: { holder, expiresAt, ...more } });
  const starts = async (startsAt: string, holder?: string) => {
    const to = new Date(Date.parse(startsAt) + minute).toISOString();
    const { body } = await api.call<{ data: ProfessionalSlots[] }>('POST', '/slots', {
      body: { professionalIds: [professional.id], from: startsAt, to, holder },
    });
    return body.data[0]?.slots.map((slot) => slot.startsAt);
  };
  const request = (startsAt: string, holder?: string, who = client, professionalId = professional.id) =>
    bookingCalls(api).request(who, { professionalId, startsAt, ...(holder !== undefined && { holder }) });
  const refused = ({ status, body }: { status: number; body: Pick<Reply, 'code'> }) => [status, body.code];

  it('hide the slot from others and show it to the holder, for ten minutes', async () => {
    const holder = randomUUID();
    const answer = await held(holder, at(2, 9));
    assert.deepEqual(answer, { expiresAt: new Date(clock + 10 * minute).toISOString(), seconds: 600 });
    assert.deepEqual(await starts(at(2, 9)), []);
    assert.deepEqual(await starts(at(2, 9), randomUUID()), []);
    assert.deepEqual(await starts(at(2, 9), holder), [at(2, 9)]);

    const other = await hold(randomUUID(), at(2, 9));
    assert.deepEqual(refused(other), [409, 'SLOT_TAKEN']);
    assert.deepEqual(
      other.body.details.nearest?.map(({ startsAt }) => startsAt),
      [at(2, 8), at(2, 10), at(2, 11)],
    );
    clock += 10 * minute;
    assert.deepEqual(await starts(at(2, 9)), [at(2, 9)], 'over without any sweeper');
    await held(randomUUID(), at(2, 9));
  });

  it('are explained to the professional only', async () => {
    await held(randomUUID(), at(3, 9));
    const { body } = await api.call<{ data: ExplainedDay }>('POST', '/slots/explain', {
      token: professional.token,
      body: { date: at(3, 9).slice(0, 10) },
    });
    const ruleAt = (time: string) => body.data.refused.find(({ start }) => start === time)?.rule;
    assert.deepEqual([ruleAt('09:00'), ruleAt('10:00')], ['held', undefined]);
    const listed = await api.call('POST', '/slot_holds/find-by', { token: professional.token, body: {} });
    assert.equal(listed.status, 404);
  });

  it('are ignored by the masks, which outlive them, but not by the earliest times', async () => {
    const own = await workingProfessional(api, {}, everyDay('08:00', '09:00'));
    const holder = randomUUID();
    const { consultationId } = await askFor(api, own.id);
    const wanted = { professionalId: own.id, consultationId };
    assert.equal((await hold(holder, at(1, 8), wanted)).status, 200);
    await runAsSystem(api.services.db, (tx) => refreshMasks(tx, own.id, new Date(clock)));
    assert.ok((await storedStarts(api, own.id)).includes(at(1, 8)));
    const firstOf = async (more: object) => {
      const { body } = await api.call<{ data: EarliestSlots[] }>('POST', '/earliest', {
        body: { date: at(1, 8).slice(0, 10), until: at(1, 8).slice(0, 10), from: '08:00', to: '09:00', ...more },
      });
      return body.data.some((entry) => entry.professional.id === own.id);
    };
    assert.deepEqual([await firstOf({}), await firstOf({ holder })], [false, true]);
  });

  it('are the holder’s in every tab: two can coexist, and a request ends only its own', async () => {
    const holder = randomUUID();
    const first = await held(holder, at(4, 9));
    clock += minute;
    const second = await held(holder, at(4, 11));
    assert.deepEqual([await starts(at(4, 9)), await starts(at(4, 11))], [[], []]);
    assert.deepEqual(await starts(at(4, 9), holder), [at(4, 9)]);
    await release(holder, second);
    assert.deepEqual([await starts(at(4, 9)), await starts(at(4, 11))], [[], [at(4, 11)]]);
    await held(holder, at(4, 11));
    assert.equal((await request(at(4, 11), holder)).status, 201);
    assert.deepEqual(await starts(at(4, 9)), []);
    await release(holder, first);
    assert.deepEqual(await starts(at(4, 9)), [at(4, 9)]);
  });

  it('can be extended, up to half an hour per address, whatever token is used', async () => {
    const holder = randomUUID();
    const began = clock;
    await held(holder, at(5, 9));
    clock += 9 * minute;
    assert.equal((await held(holder, at(5, 9))).seconds, 600);
    clock += 9 * minute;
    await held(holder, at(5, 9));
    clock += 9 * minute;
    assert.equal((await held(holder, at(5, 9))).expiresAt, new Date(began + 30 * minute).toISOString());
    clock = began + 30 * minute;
    for (const who of [holder, randomUUID()]) {
      const again = await hold(who, at(5, 9));
      assert.deepEqual(refused(again), [429, 'RATE_LIMITED']);
      assert.equal(again.headers['retry-after'], '600');
    }
    assert.deepEqual(await starts(at(5, 9)), [at(5, 9)]);
    clock += 10 * minute;
    await held(holder, at(5, 9));
  });

  it('end at once when released, or shortly after for a page that may be reloading', async () => {
    const holder = randomUUID();
    const first = await held(holder, at(6, 9));
    assert.equal((await release(holder, first)).status, 200);
    assert.deepEqual(await starts(at(6, 9)), [at(6, 9)]);

    const second = await held(holder, at(6, 9));
    await release(holder, second, { inSeconds: 30 });
    assert.deepEqual(await starts(at(6, 9)), []);
    clock += 1000;
    const third = await held(holder, at(6, 9));
    await release(holder, second);
    assert.deepEqual(await starts(at(6, 9)), [], 'what the page before said late does not end what was renewed');
    await release(randomUUID(), third);
    assert.deepEqual(await starts(at(6, 9)), [], 'nor does anybody else');
    await release(holder, third, { inSeconds: 30 });
    clock += 30_000;
    assert.deepEqual(await starts(at(6, 9)), [at(6, 9)]);
  });

  it('block requests of others, and are replaced by the holder’s own request', async () => {
    const holder = randomUUID();
    await held(holder, at(7, 9));
    assert.deepEqual(refused(await request(at(7, 9))), [409, 'SLOT_TAKEN']);
    assert.deepEqual(refused(await request(at(7, 9), randomUUID())), [409, 'SLOT_TAKEN']);
    assert.equal((await request(at(7, 9), holder)).status, 201);
    assert.deepEqual(refused(await hold(holder, at(7, 9))), [409, 'SLOT_TAKEN'], 'booked is booked');
    assert.deepEqual(
      (await rows()).filter(({ expiresAt }) => expiresAt.getTime() > clock),
      [],
    );
  });

  it('keep the time bookable for the holder when the minimum notice passes', async () => {
    const holder = randomUUID();
    clock = Date.parse(at(30, 7)); // two hours before, which is the notice
    await held(holder, at(30, 9));
    clock += 9 * minute;
    await held(holder, at(30, 9));
    clock += 4 * minute;
    assert.deepEqual(refused(await hold(randomUUID(), at(30, 9))), [422, 'SLOT_NOT_OFFERED']);
    clock += 5 * minute;
    await held(holder, at(30, 9));
    const somebody = await api.register('client'); // a fresh session
    assert.equal((await request(at(30, 9), holder, somebody)).status, 201);
    await release(holder, await held(holder, at(30, 10)));
    clock = Date.parse(at(30, 8)) + 20 * minute;
    assert.deepEqual(
      refused(await hold(holder, at(30, 10))),
      [422, 'SLOT_NOT_OFFERED'],
      'without a hold the notice holds',
    );
  });

  it('count towards no booking limit: of two holders of a day’s last place the first request wins', async () => {
    const limited = await workingProfessional(api, {
      bookingLimits: { appointments: { day: 1 }, minutes: {} },
    });
    const [first, second] = [randomUUID(), randomUUID()];
    const { consultationId } = await askFor(api, limited.id);
    const here = { professionalId: limited.id, consultationId };
    for (const [holder, hours] of [
      [first, 9],
      [second, 10],
    ] as const)
      assert.equal((await hold(holder, at(3, hours), here)).status, 200);
    assert.equal((await request(at(3, 9), first, client, limited.id)).status, 201);
    const late = await request(at(3, 10), second, client, limited.id);
    assert.deepEqual(refused(late), [409, 'SLOT_TAKEN']);
    const nearest = late.body.details.nearest ?? [];
    assert.ok(nearest.length === 3 && nearest.every(({ startsAt }) => startsAt < at(3, 0) || startsAt >= at(4, 0)));
    assert.deepEqual(refused(await hold(second, at(3, 10), here)), [409, 'SLOT_TAKEN']);
  });

  it('are refused for slots that are not offered', async () => {
    const holder = randomUUID();
    assert.deepEqual(refused(await hold(holder, at(8, 7))), [422, 'SLOT_NOT_OFFERED']);
    assert.deepEqual(refused(await hold(holder, at(-8, 9))), [422, 'SLOT_IN_PAST']);
    const nobody = await hold(holder, at(8, 9), { professionalId: randomUUID() });
    assert.deepEqual(nobody.body.errors, [{ pointer: '/professionalId', code: 'NOT_FOUND' }]);
    const unchecked = await api.register('professional');
    assert.deepEqual(refused(await hold(holder, at(8, 9), { professionalId: unchecked.id })), [409, 'NOT_VERIFIED']);
    assert.equal((await hold('a word', at(8, 9))).status, 422);
  });

  it('are granted to one of eight concurrent clients, and to none once a request was faster', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => holdFrom(`192.0.2.${index}`, at(9, 9))));
    assert.deepEqual(answers.map(({ status, body }) => (status === 200 ? 'held' : body.code)).sort(), [
      ...Array.from({ length: 7 }, () => 'SLOT_TAKEN'),
      'held',
    ]);
    const race = await Promise.all([
      ...Array.from({ length: 4 }, (_, index) => holdFrom(`192.0.2.${index}`, at(9, 11))),
      ...Array.from({ length: 4 }, () => request(at(9, 11))),
    ]);
    const won = race.filter(({ status }) => status < 300);
    // The four requests are of one client: if one succeeds, the others return it.
    assert.ok(won.length === 1 || won.every(({ status }) => status === 201), won.map(({ status }) => status).join());
    for (const { status, body } of race) if (status >= 300) assert.equal(body.code, 'SLOT_TAKEN');
  });

  it('are limited per address, without affecting other addresses', async () => {
    const all = Array.from({ length: 21 }, (_, index) => [10 + Math.floor(index / 9), 8 + (index % 9)] as const);
    for (const [day, hours] of all.slice(0, 20)) await held(randomUUID(), at(day, hours));
    const last = at(...all[20]!);
    assert.deepEqual(refused(await hold(randomUUID(), last)), [429, 'RATE_LIMITED']);
    assert.deepEqual(await starts(last), [last]);
    assert.equal((await holdFrom('192.0.2.7', last)).status, 200);
  });

  it('store no token and no address, and are deleted when they expire', async () => {
    await held(randomUUID(), at(2, 9));
    const [row] = await rows();
    assert.deepEqual([row?.tokenHash.length, row?.clientHash.length], [32, 32]);
    const drop = () =>
      purgeExpired({ db: api.services.db, now: () => new Date(clock), stop: new AbortController().signal });
    clock += 19 * minute;
    await drop();
    assert.equal((await rows()).length, 1);
    clock += 2 * minute;
    await drop();
    assert.equal((await rows()).length, 0);
  });

  const rows = () => runAsSystem(api.services.db, (tx) => tx.selectFrom('slotHolds').selectAll().execute());
});
