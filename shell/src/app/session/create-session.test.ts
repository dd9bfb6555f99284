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
import { clientUser, professionalUser, sessionAnswerOf } from 'shared-contracts/testing/session-users';
import type { Call } from '../http/create-send.ts';
import { createSession } from './create-session.ts';
import { sessionEndAtom } from './session-end.ts';

const telemetry = { error: jest.fn(), event: jest.fn() };

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

it('ending tells the API with the token, clears the state at once, and forgets drafts', async () => {
  const { store, session, calls } = open(() => new Promise((resolve) => setTimeout(resolve, 20)));
  session.start(sessionAnswerOf(clientUser, 'abc'));
  sessionStorage.setItem('draft:/inscription', '{}');
  const booking = { professionalId: 'p', path: '/', startsAt: null, callType: null, reason: 'my divorce' };
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

it('ending works when the API does not answer: that is only logged', async () => {
  const { session } = open(() => Promise.reject(new Error('down')));
  session.start(sessionAnswerOf(clientUser));
  await expect(session.end()).resolves.toBeUndefined();
  expect(session.user).toBeNull();
  expect(telemetry.error).toHaveBeenCalledTimes(1);
});

it('an expired session leaves drafts alone', () => {
  const { session, store } = open();
  session.start(sessionAnswerOf(clientUser));
  sessionStorage.setItem('draft:/lawyers/booking/1', '{}');
  session.expire();
  expect(store.get(sessionEndAtom)?.cause).toBe('expired');
  expect(sessionStorage).toHaveLength(1);
  session.start(sessionAnswerOf(clientUser));
  expect(store.get(sessionEndAtom)).toBeNull();
});
