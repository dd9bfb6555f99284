import { act } from '@testing-library/react';
import type { Message } from 'shared-contracts/schemas/conversation';
import { problemError } from 'shared-contracts/testing/fake-http';
import { FILE_EXPIRED, createOutbox, type Outbox } from './create-outbox.ts';
import type { Unsent } from './unsent.ts';

const userId = '00000000-0000-4000-8000-000000000001';
const conversationId = '00000000-0000-4000-8000-000000000002';
const idOf = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;

const storedMessage = ({ id, conversationId: of, body }: Unsent, seq: number): Message => ({
  ...{ id, conversationId: of, body, seq },
  ...{ senderId: userId, recipientId: idOf(99), isAutomatic: false, createdAt: '2026-11-26T10:00:00.000Z' },
  ...{ attachmentId: null, attachmentName: null, attachment: null },
});

/** What the API has, by id and in order; `fails` decides before each arrival, and whether the answer is lost after it. */
function fakeServer() {
  const arrived: string[] = [];
  let fail: (message: Unsent) => Error | 'answer lost' | undefined = () => undefined;
  const attempts: string[] = [];
  return {
    arrived,
    attempts,
    failWith: (decide: typeof fail) => (fail = decide),
    send: async (message: Unsent) => {
      attempts.push(message.id);
      await Promise.resolve();
      const failure = fail(message);
      if (failure instanceof Error) throw failure;
      if (!arrived.includes(message.id)) arrived.push(message.id);
      if (failure !== undefined) throw problemError('UNAVAILABLE', 0);
      return storedMessage(message, arrived.indexOf(message.id) + 1);
    },
  };
}

const write = (outbox: Outbox, number: number) =>
  outbox.add({ id: idOf(number), conversationId, body: `message ${number}`, attachment: null });
const settle = () => act(() => jest.advanceTimersByTimeAsync(60_000));
const unsentOf = (outbox: Outbox) => outbox.state().messages.map(({ id }) => id);
const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const open = (server: ReturnType<typeof fakeServer>, isOwner = () => true) =>
  createOutbox({ userId, isOwner, send: server.send, show: () => Promise.resolve() });

test('messages arrive once each, in the order in which they were written', async () => {
  const server = fakeServer();
  const outbox = open(server);
  for (const number of [1, 2, 3, 4]) write(outbox, number);
  await settle();
  expect(server.arrived).toEqual([1, 2, 3, 4].map(idOf));
  expect(server.attempts).toHaveLength(4);
  expect(unsentOf(outbox)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a lost answer is no second message, and the next one waits for it', async () => {
  const server = fakeServer();
  const outbox = open(server);
  let losses = 2;
  server.failWith(() => (losses-- > 0 ? 'answer lost' : undefined));
  write(outbox, 1);
  write(outbox, 2);
  await settle();
  expect(server.arrived).toEqual([1, 2].map(idOf));
  expect(server.attempts).toEqual([1, 1, 1, 2].map(idOf));
});

test('under random failures both the order and the number are right', async () => {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const server = fakeServer();
  server.failWith(() => {
    const luck = random();
    return luck < 0.3 ? problemError('UNAVAILABLE', 503) : luck < 0.5 ? 'answer lost' : undefined;
  });
  const outbox = open(server);
  for (let number = 1; number <= 40; number += 1) {
    write(outbox, number);
    if (random() < 0.3) await act(() => jest.advanceTimersByTimeAsync(700));
  }
  for (let round = 0; round < 40; round += 1) await settle();
  expect(server.arrived).toEqual(Array.from({ length: 40 }, (_, index) => idOf(index + 1)));
  expect(unsentOf(outbox)).toEqual([]);
});

test('offline it waits and says so, and sends at once when the network returns', async () => {
  const server = fakeServer();
  server.failWith(() => problemError('OFFLINE', 0));
  const outbox = open(server);
  setOnline(false);
  write(outbox, 1);
  await act(() => jest.advanceTimersByTimeAsync(5));
  expect(outbox.state().waitsFor).toBe('network');
  expect(unsentOf(outbox)).toEqual([idOf(1)]);
  server.failWith(() => undefined);
  setOnline(true);
  await act(() => jest.advanceTimersByTimeAsync(5));
  expect(server.arrived).toEqual([idOf(1)]);
  expect(outbox.state()).toEqual({ messages: [], waitsFor: null });
});

test('after a reload the rest is sent, in order', async () => {
  const server = fakeServer();
  server.failWith(() => problemError('UNAVAILABLE', 0));
  const before = open(server);
  write(before, 1);
  write(before, 2);
  await act(() => jest.advanceTimersByTimeAsync(5));
  // The document that wrote them is gone.
  server.failWith(() => undefined);
  const after = open(server);
  expect(unsentOf(after)).toEqual([1, 2].map(idOf));
  after.flush();
  await act(() => jest.advanceTimersByTimeAsync(5));
  expect(server.arrived).toEqual([1, 2].map(idOf));
});

test('a refused message is kept with its reason, holds nobody up, and is sent again when asked', async () => {
  const server = fakeServer();
  server.failWith(({ id }) => (id === idOf(1) ? problemError('FORBIDDEN', 403) : undefined));
  const outbox = open(server);
  write(outbox, 1);
  write(outbox, 2);
  await settle();
  expect(server.arrived).toEqual([idOf(2)]);
  expect(outbox.state().messages).toMatchObject([{ id: idOf(1), fault: 'FORBIDDEN' }]);
  server.failWith(() => undefined);
  outbox.retry(idOf(1));
  await settle();
  expect(server.arrived).toEqual([2, 1].map(idOf));
});

test('beyond the limit per minute it waits, without claiming that there is no network', async () => {
  const server = fakeServer();
  server.failWith(() => problemError('TOO_MANY_MESSAGES', 429));
  const outbox = open(server);
  write(outbox, 1);
  await act(() => jest.advanceTimersByTimeAsync(5));
  expect(outbox.state()).toMatchObject({ waitsFor: 'limit', messages: [{ fault: null }] });
  server.failWith(() => undefined);
  await settle();
  expect(server.arrived).toEqual([idOf(1)]);
});

test('nothing is sent in the name of somebody else', async () => {
  const server = fakeServer();
  let isOwner = true;
  server.failWith(() => problemError('UNAVAILABLE', 0));
  const outbox = open(server, () => isOwner);
  write(outbox, 1);
  await act(() => jest.advanceTimersByTimeAsync(5));
  isOwner = false;
  server.failWith(() => undefined);
  await settle();
  expect(server.arrived).toEqual([]);
  expect(unsentOf(outbox)).toEqual([idOf(1)]);
});

test('where storage is full, a message lives as long as the document', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const server = fakeServer();
  server.failWith(() => problemError('UNAVAILABLE', 0));
  const outbox = open(server);
  write(outbox, 1);
  await act(() => jest.advanceTimersByTimeAsync(5));
  expect(unsentOf(outbox)).toEqual([idOf(1)]);
  server.failWith(() => undefined);
  await settle();
  expect(server.arrived).toEqual([idOf(1)]);
});

test('a file that is kept no longer is said, and the message goes with another one or without', async () => {
  const server = fakeServer();
  const gone = problemError('VALIDATION_FAILED', 422, {
    errors: [{ pointer: '/attachment/uploadId', code: 'NOT_FOUND' }],
  });
  server.failWith(({ attachment }) => (attachment === null ? undefined : gone));
  const outbox = open(server);
  const attachment = { uploadId: idOf(9), name: 'a.pdf', contentType: 'application/pdf', bytes: 10 };
  outbox.add({ id: idOf(1), conversationId, body: 'with a file', attachment });
  await settle();
  expect(outbox.state().messages[0]?.fault).toBe(FILE_EXPIRED);
  outbox.replaceFile(idOf(1), null);
  await settle();
  expect(server.arrived).toEqual([idOf(1)]);
});

test('too many conversations an hour are a fault, which stops nothing else', async () => {
  const server = fakeServer();
  server.failWith(({ id }) => (id === idOf(1) ? problemError('TOO_MANY_CONVERSATIONS', 429) : undefined));
  const outbox = open(server);
  write(outbox, 1);
  write(outbox, 2);
  await settle();
  expect(server.arrived).toEqual([idOf(2)]);
  expect(outbox.state().messages[0]?.fault).toBe('TOO_MANY_CONVERSATIONS');
});

test('what another tab has taken from storage stays shown until that tab has told what became of it', async () => {
  const server = fakeServer();
  server.failWith(() => problemError('UNAVAILABLE', 503));
  const outbox = open(server);
  write(outbox, 1);
  await act(() => jest.advanceTimersByTimeAsync(5));
  const [key = ''] = Object.keys(localStorage);
  localStorage.removeItem(key);
  write(outbox, 2);
  await settle();
  expect(unsentOf(outbox)).toEqual([1, 2].map(idOf));
  expect(server.attempts.filter((id) => id === idOf(1))).toHaveLength(1);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(unsentOf(outbox)).toEqual([idOf(2)]);
});
