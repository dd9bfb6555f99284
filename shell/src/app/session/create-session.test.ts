import { createStore } from 'jotai';
import {
  dashboardAtom,
  isAuthenticatedAtom,
  isInProgressToBookAtom,
  planIdAtom,
  tokenAtom,
  userAtom,
  userIdAtom,
} from 'shared-contracts/platform/persisted-state';
import { tabId } from 'shared-contracts/platform/tab-id';
import { clientUser, professionalUser, sessionAnswerOf } from 'shared-contracts/testing/session-users';
import type { Call } from '../http/create-send.ts';
import { createSession } from './create-session.ts';
import { isTakenOverAtom } from './is-taken-over.ts';
import { mountSession } from './mount-session.ts';
import { sessionEndAtom } from './session-end.ts';

const telemetry = { error: jest.fn(), event: jest.fn() };

const draft = 'draft:/lawyers/booking/1';
const booking = { professionalId: 'p', path: '/', startsAt: null, callType: null, reason: 'my divorce' };

const open = (answer: () => Promise<unknown> = () => Promise.resolve({})) => {
  const store = createStore();
  const calls: Call[] = [];
  const send = (call: Call) => {
    calls.push(call);
    return answer();
  };
  return { store, calls, session: createSession({ store, send, telemetry }) };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.clearAllMocks();
});

it('starting sets what section 3 of the specification lists', () => {
  const { store, session } = open();
  session.start(sessionAnswerOf(professionalUser, 'abc'));
  expect(session.user).toEqual(professionalUser);
  expect(
    [userIdAtom, planIdAtom, tokenAtom, isAuthenticatedAtom, dashboardAtom].map((atom) => store.get<unknown>(atom)),
  ).toEqual([professionalUser.id, 'standard', 'abc', true, '/pro/tableau-de-bord']);
  session.start(sessionAnswerOf(clientUser));
  expect(store.get(dashboardAtom)).toBe('/user/tableau-de-bord');
  expect(store.get(planIdAtom)).toBeNull();
});

it('ending calls the API with the token, clears the state immediately, and clears drafts', async () => {
  const { store, session, calls } = open(() => new Promise((resolve) => setTimeout(resolve, 20)));
  session.start(sessionAnswerOf(clientUser, 'abc'));
  sessionStorage.setItem('draft:/inscription', '{}');
  store.set(isInProgressToBookAtom, booking);
  const end = session.end();
  expect([store.get(userAtom), store.get(tokenAtom), store.get(dashboardAtom), store.get(isAuthenticatedAtom)]).toEqual(
    [null, null, null, false],
  );
  expect(store.get(sessionEndAtom)).toEqual({ cause: 'signed_out', role: 'client' });
  expect(sessionStorage).toHaveLength(0);
  expect(store.get(isInProgressToBookAtom)).toBeNull();
  await end;
  expect(calls).toEqual([expect.objectContaining({ method: 'POST', path: '/auth/logout', token: 'abc' })]);
});

it('ending works when the API does not respond, which is only logged', async () => {
  const { session } = open(() => Promise.reject(new Error('down')));
  session.start(sessionAnswerOf(clientUser));
  await expect(session.end()).resolves.toBeUndefined();
  expect(session.user).toBeNull();
  expect(telemetry.error).toHaveBeenCalledTimes(1);
});

it('an expired session keeps drafts', () => {
  const { session, store } = open();
  session.start(sessionAnswerOf(clientUser));
  sessionStorage.setItem(draft, '{}');
  session.expire();
  expect(store.get(sessionEndAtom)?.cause).toBe('expired');
  expect(sessionStorage.getItem(draft)).toBe('{}');
  session.start(sessionAnswerOf(clientUser));
  expect(store.get(sessionEndAtom)).toBeNull();
  expect(sessionStorage.getItem(draft)).toBe('{}');
});

it('drafts from an expired session are not shown to the next user', () => {
  const { session, store } = open();
  store.set(isInProgressToBookAtom, { ...booking, tab: tabId() });
  session.start(sessionAnswerOf(clientUser));
  expect(store.get(isInProgressToBookAtom)).toMatchObject(booking);
  sessionStorage.setItem('draft:pro-hours', '{}');
  session.expire();
  session.start(sessionAnswerOf(professionalUser));
  expect(sessionStorage.getItem('draft:pro-hours')).toBeNull();
  expect(store.get(isInProgressToBookAtom)).toBeNull();
});

it('a booking stored by an earlier document is attributed to its owner', () => {
  localStorage.setItem('isInProgressToBook', JSON.stringify({ ...booking, ownerId: clientUser.id }));
  const { session, store } = open();
  mountSession(store);
  session.start(sessionAnswerOf(professionalUser));
  expect(localStorage.getItem('isInProgressToBook')).toBe('null');
});

it('a visitor’s drafts are kept for whoever signs in in this tab, also after somebody else has signed out', async () => {
  const { session, store } = open();
  session.start(sessionAnswerOf(professionalUser));
  await session.end();
  sessionStorage.setItem(draft, '{}');
  store.set(isInProgressToBookAtom, { ...booking, tab: tabId() });
  session.start(sessionAnswerOf(clientUser));
  expect(sessionStorage.getItem(draft)).toBe('{}');
  expect(store.get(isInProgressToBookAtom)).toMatchObject(booking);
  expect(store.get(isTakenOverAtom)).toBe(false);
});

it('what a visitor wrote in one tab does not go to who signs in in another', () => {
  const { session, store } = open();
  store.set(isInProgressToBookAtom, { ...booking, tab: 'another' });
  session.start(sessionAnswerOf(clientUser));
  expect(store.get(isInProgressToBookAtom)).toBeNull();
});

it('a visitor’s page and drafts end when somebody signs in in another tab', () => {
  const { store } = open();
  sessionStorage.setItem(draft, '{}');
  store.set(userIdAtom, clientUser.id);
  expect([sessionStorage.getItem(draft), store.get(isTakenOverAtom)]).toEqual([null, true]);
});

it('drafts in another tab are cleared too when somebody else signs in there', () => {
  const { session, store } = open();
  session.start(sessionAnswerOf(clientUser));
  sessionStorage.setItem(draft, '{}');
  // As the storage event of the other tab sets it.
  store.set(userIdAtom, null);
  expect(sessionStorage.getItem(draft)).toBe('{}');
  expect(store.get(isTakenOverAtom)).toBe(false);
  store.set(userIdAtom, clientUser.id);
  expect([sessionStorage.getItem(draft), store.get(isTakenOverAtom)]).toEqual(['{}', false]);
  store.set(userIdAtom, null);
  store.set(userIdAtom, professionalUser.id);
  expect([sessionStorage.getItem(draft), store.get(isTakenOverAtom)]).toEqual([null, true]);
});
