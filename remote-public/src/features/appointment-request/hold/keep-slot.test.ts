import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { adoptSlotHolder, slotHolder } from '../../../booking/slot-holder.ts';
import { keepSlot, type Holding } from './keep-slot.ts';

const slot = {
  professionalId: '0192a000-0000-7000-8000-000000000001',
  consultationId: '0192a000-0000-7000-8000-0000000000c1',
  startsAt: '2099-11-23T08:30:00.000Z',
};
const nearest = [{ startsAt: '2099-11-23T09:00:00.000Z', endsAt: '2099-11-23T09:30:00.000Z', callTypes: ['video'] }];
const expiresAt = '2099-11-20T10:00:00.000Z';
const held: FakeAnswer = () => ({ data: { expiresAt, seconds: 600 } });
const fail =
  (code: Parameters<typeof problemError>[0], status: number, more = {}): FakeAnswer =>
  () => {
    throw problemError(code, status, more);
  };

function keep(answer: FakeAnswer = held) {
  const http = fakeHttp({ 'POST /slots/hold': answer, 'POST /slots/release': () => ({ data: {} }) });
  const said: Holding[] = [];
  const kept = keepSlot(http, { ...slot, callType: 'video' }, (holding) => said.push(holding));
  const sent = (path: string) => http.calls.filter((call) => call.path === path).map(({ options }) => options);
  return { http, said, kept, holds: () => sent('/slots/hold'), releases: () => sent('/slots/release') };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T08:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test('converts the expiry to the clock of the device, whatever the clock of the API', async () => {
  const { kept, said, holds } = keep();
  await kept.acquire();
  expect(said).toEqual([{ kind: 'held', until: Date.parse('2026-11-23T08:10:00Z') }]);
  expect(holds()[0]?.body).toEqual({ ...slot, callType: 'video', holder: slotHolder() });
});

test('is renewed by user activity once a minute, and by nothing else', async () => {
  const { kept, said, holds } = keep();
  await kept.acquire();
  await jest.advanceTimersByTimeAsync(59_000);
  kept.renewOnActivity();
  expect(holds()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1000);
  kept.renewOnActivity();
  kept.renewOnActivity();
  expect(holds()).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(599_000);
  expect(said.at(-1)).toEqual({ kind: 'held', until: Date.parse('2026-11-23T08:11:00Z') });
  await jest.advanceTimersByTimeAsync(1000);
  expect(said.at(-1)).toEqual({ kind: 'over', isRefused: false });
  kept.renewOnActivity();
  // What is over is asked for by the person alone.
  expect(holds()).toHaveLength(2);
});

test('can be renewed after it expires, or reports that it cannot', async () => {
  const { kept, said, http } = keep();
  await kept.acquire();
  await jest.advanceTimersByTimeAsync(600_000);
  http.on('POST /slots/hold', fail('RATE_LIMITED', 429));
  await kept.acquire();
  expect(said.at(-1)).toEqual({ kind: 'over', isRefused: true });
  http.on('POST /slots/hold', held);
  await kept.acquire();
  expect(said.at(-1)?.kind).toBe('held');
});

test.each([fail('OFFLINE', 0), fail('RATE_LIMITED', 429), fail('NOT_VERIFIED', 409)])(
  'is optional: a failed call is not reported',
  async (answer) => {
    const { kept, said } = keep(answer);
    await kept.acquire();
    expect(said).toEqual([]);
  },
);

test('a slot taken by somebody else is reported with the nearest free ones', async () => {
  const { kept, said } = keep(fail('SLOT_TAKEN', 409, { details: { nearest } }));
  await kept.acquire();
  expect(said).toEqual([{ kind: 'gone', loss: 'taken', nearest }]);
});

test('leaving releases the hold, even one that arrives late; leaving to sign in does not', async () => {
  const first = keep();
  await first.kept.acquire();
  first.kept.dispose(false);
  expect(first.releases()[0]).toMatchObject({ keepalive: true, body: { expiresAt, inSeconds: 0 } });

  const late = keep();
  const arriving = late.kept.acquire();
  late.kept.dispose(false);
  await arriving;
  expect(late.releases()).toHaveLength(1);
  expect(late.said).toEqual([]);

  const kept = keep();
  await kept.kept.acquire();
  kept.kept.dispose(true);
  expect(kept.releases()).toHaveLength(0);
});

test('a hidden page releases the hold after a delay, as it may only be reloading', async () => {
  const { kept, releases } = keep();
  kept.releaseSoon();
  expect(releases()).toHaveLength(0);
  await kept.acquire();
  kept.releaseSoon();
  expect(releases()[0]).toMatchObject({ keepalive: true, body: { expiresAt, inSeconds: 30 } });
});

test('all tabs share one token, until half an hour after the last hold', async () => {
  const { kept, holds } = keep();
  await kept.acquire();
  const token = slotHolder();
  await jest.advanceTimersByTimeAsync(20 * 60_000);
  await kept.acquire();
  expect(holds()[1]?.body).toMatchObject({ holder: token });
  await jest.advanceTimersByTimeAsync(29 * 60_000);
  expect(slotHolder()).toBe(token);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(slotHolder()).toBeUndefined();
});

test('who holds is noted with the token, also once their session has expired, unless it is another token', async () => {
  localStorage.setItem('userId', '"a"');
  const { kept } = keep();
  await kept.acquire();
  const ownerOf = () => localStorage.getItem('slotHolder')?.split(' ')[2];
  expect(ownerOf()).toBe('a');
  localStorage.setItem('userId', 'null');
  await kept.acquire();
  expect(ownerOf()).toBe('a');
  adoptSlotHolder('offered');
  expect([slotHolder(), ownerOf()]).toEqual(['offered', undefined]);
});

test('a hold is released also when signing out has removed its token', async () => {
  const { kept, releases } = keep();
  await kept.acquire();
  const holder = slotHolder();
  localStorage.removeItem('slotHolder');
  kept.dispose(false);
  expect(holder).toBeDefined();
  expect(releases()[0]?.body).toMatchObject({ holder });
});

test('a page that becomes visible renews its own hold immediately, and no other', async () => {
  const { kept, holds } = keep();
  kept.recheck();
  expect(holds()).toHaveLength(0);
  await kept.acquire();
  kept.recheck();
  expect(holds()).toHaveLength(2);
});

test('the token lasts for the document where storage is unavailable', async () => {
  for (const name of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('blocked');
    });
  const { kept, holds } = keep();
  await kept.acquire();
  await kept.acquire();
  jest.restoreAllMocks();
  const [one, other] = holds().map(({ body }) => (body as { holder: string }).holder);
  expect(one).toMatch(/^[0-9a-f-]{36}$/);
  expect(other).toBe(one);
});

test('stops once the request is sent: a rejection of the slot may then be due to that request', async () => {
  const { kept, said, http, holds } = keep();
  await kept.acquire();
  kept.suspend();
  http.on('POST /slots/hold', fail('SLOT_TAKEN', 409, { details: { nearest } }));
  await jest.advanceTimersByTimeAsync(601_000);
  kept.renewOnActivity();
  expect(holds()).toHaveLength(1);
  await kept.acquire();
  expect(said.map(({ kind }) => kind)).toEqual(['held']);
});

test('a hold still asked for when the request is sent is aborted: it would be refused because of that request', () => {
  const { kept, holds } = keep(() => new Promise(() => undefined));
  void kept.acquire();
  kept.suspend();
  expect(holds()[0]?.signal?.aborted).toBe(true);
});
