import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import type { Notification as Row } from 'shared-contracts/schemas/notification';
import { tellInBrowser } from './tell-in-browser.ts';

const idOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const rowOf = (digit: number, changes: Partial<Row> = {}): Row => ({
  id: idOf(digit),
  type: 'appointment.accepted',
  data: { appointmentId: idOf(9), startsAt: '2026-12-03T09:00:00.000Z' },
  readAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  inBrowser: true,
  isGone: false,
  ...changes,
});

/** What the system shows. */
const shown: { title: string; options: NotificationOptions; target: EventTarget & { close: () => void } }[] = [];
class FakeNotification extends EventTarget {
  close = jest.fn();
  constructor(title: string, options: NotificationOptions) {
    super();
    shown.push({ title, options, target: this });
  }
}

/** Locks of all tabs: jsdom has none. */
const held = new Map<string, number>();
const locks = {
  query: () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) }),
  request: async (name: string, options: LockOptions, work: (lock: object | null) => unknown) => {
    if (options.ifAvailable && held.has(name)) return work(null);
    held.set(name, (held.get(name) ?? 0) + 1);
    await work({});
    const left = (held.get(name) ?? 1) - 1;
    if (left > 0) held.set(name, left);
    else held.delete(name);
  },
};

let visibility: DocumentVisibilityState = 'hidden';
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
};
const turnTo = async (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
};

beforeAll(() => {
  globalThis.focus = jest.fn();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.defineProperty(globalThis, 'Notification', { configurable: true, value: FakeNotification });
});
const stops: AbortController[] = [];
beforeEach(() => {
  shown.length = 0;
  visibility = 'hidden';
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop.abort();
  await settle();
  held.clear();
});

async function openTab(rows: () => readonly Row[], locale: 'fr' | 'en' = 'fr') {
  const http = fakeHttp({
    'POST /notifications/find-by': () => ({ data: rows(), page: { next: null, limit: 5 } }),
    [`PUT /base/notifications/update/${idOf(1)}`]: () => ({ data: {} }),
  });
  const platform = fakePlatform({ http });
  const open = jest.fn();
  const stop = new AbortController();
  stops.push(stop);
  tellInBrowser({ platform, party: 'client', reader: { locale, timeZone: 'Africa/Douala' }, open, stop: stop.signal });
  await settle();
  const say = async (type = 'appointment.accepted') => {
    platform.emit({ id: '1', type, data: {} });
    await settle();
  };
  return { platform, http, open, say };
}

test('a hidden tab shows what is new, in the reader’s language, and a click leads to its subject and reads it', async () => {
  let rows = [rowOf(2)];
  const { http, open, say } = await openTab(() => rows);
  expect(shown).toEqual([]);
  rows = [rowOf(1), rowOf(2)];
  await say();
  await say();
  expect(shown).toHaveLength(1);
  const [{ title, options, target } = { title: '', options: {}, target: new FakeNotification('', {}) }] = shown;
  expect(title).toBe('Nimbia');
  expect(options.body?.replaceAll(/\s/gu, ' ')).toBe('Votre rendez-vous du jeu. 3 déc. à 10 h est confirmé');
  expect(options).toMatchObject({ tag: idOf(1), lang: 'fr' });
  target.dispatchEvent(new Event('click'));
  expect(target.close).toHaveBeenCalled();
  expect(open).toHaveBeenCalledWith(`/user/rendez-vous/${idOf(9)}`);
  expect(http.calls.some(({ method }) => method === 'PUT')).toBe(true);
});

test('nothing is shown of what is not wanted there or is gone, nor asked at events that leave no notification', async () => {
  let rows: readonly Row[] = [];
  const { http, say } = await openTab(() => rows, 'en');
  rows = [rowOf(1, { inBrowser: false }), rowOf(2, { isGone: true })];
  await say();
  expect(shown).toEqual([]);
  const asked = http.calls.length;
  await say('message.read');
  expect(http.calls).toHaveLength(asked);
});

test('of several hidden tabs one shows it, and none while another one is looked at', async () => {
  let rows: readonly Row[] = [];
  const tabs = await Promise.all([openTab(() => rows), openTab(() => rows), openTab(() => rows)]);
  rows = [rowOf(1)];
  await Promise.all(tabs.map(({ say }) => say()));
  expect(shown).toHaveLength(1);
  await turnTo('visible');
  expect([...held.keys()].some((name) => name.includes('looked at'))).toBe(true);
  // One of them is hidden in truth: what it sees of the others are their locks.
  visibility = 'hidden';
  rows = [rowOf(3), rowOf(1)];
  await tabs[0]?.say();
  expect(shown).toHaveLength(1);
  await turnTo('hidden');
  rows = [rowOf(4), rowOf(3)];
  await tabs[0]?.say();
  expect(shown.map(({ options }) => options.tag)).toEqual([idOf(1), idOf(4)]);
});

test('what was seen in the page before it was left is not shown', async () => {
  visibility = 'visible';
  let rows: readonly Row[] = [];
  const { say } = await openTab(() => rows);
  rows = [rowOf(1)];
  await say();
  await turnTo('hidden');
  await say();
  expect(shown).toEqual([]);
});
