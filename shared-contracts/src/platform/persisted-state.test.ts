import { createStore, type Atom } from 'jotai';
import { sessionAnswerOf, clientUser } from '../testing/session-users.ts';
import {
  addsAtom,
  clearSessionAtom,
  dashboardAtom,
  isAuthenticatedAtom,
  isDarkAtom,
  isInProgressToBookAtom,
  isOnlineAtom,
  langAtom,
  lawyersFilterCriteriaAtom,
  lawyersFilterKeyAtom,
  lawyersFilterSpecialitiesAtom,
  planIdAtom,
  tokenAtom,
  userAtom,
  userIdAtom,
} from './persisted-state.ts';

const all: Readonly<Record<string, readonly [Atom<unknown>, unknown]>> = {
  user: [userAtom, null],
  userId: [userIdAtom, null],
  planId: [planIdAtom, null],
  token: [tokenAtom, null],
  isAuthenticated: [isAuthenticatedAtom, false],
  isDark: [isDarkAtom, null],
  isOnline: [isOnlineAtom, true],
  isInProgressToBook: [isInProgressToBookAtom, null],
  dashboard: [dashboardAtom, null],
  adds: [addsAtom, []],
  lawyersFilterKey: [lawyersFilterKeyAtom, ''],
  lawyersFilterCriteria: [lawyersFilterCriteriaAtom, { sort: 'relevance', limit: 20 }],
  lawyersFilterSpecialities: [lawyersFilterSpecialitiesAtom, []],
  lang: [langAtom, 'en'],
};

/** A fresh document that reads the stored values. */
const read = (key: string): unknown => {
  const store = createStore();
  const [atom] = all[key] ?? [];
  if (!atom) throw new Error(`${key} is not persisted`);
  store.sub(atom, () => undefined);
  return store.get(atom);
};

const names = Object.keys(all);

beforeEach(() => localStorage.clear());

describe('the persisted state of section 3', () => {
  it.each(names)('%s has the specified default', (name) => {
    expect(read(name)).toEqual(all[name]?.[1]);
  });

  it.each(names)('%s survives corrupted and foreign values', (name) => {
    for (const foreign of ['{broken', 'undefined', '{"foreign":1}', '42', '"\\u0000"', '[null]', '']) {
      if (name === 'token' || name === 'userId' || name === 'dashboard' || name === 'lawyersFilterKey') {
        if (foreign === '"\\u0000"') continue; // valid as text
      }
      localStorage.setItem(name, foreign);
      if (name === 'lawyersFilterCriteria' && foreign === '{"foreign":1}') continue; // reads as a filter without criteria
      expect(read(name)).toEqual(all[name]?.[1]);
    }
  });

  it('is restored by the next document', () => {
    const store = createStore();
    store.set(tokenAtom, 'abc');
    store.set(userAtom, clientUser);
    store.set(isDarkAtom, true);
    expect([read('token'), read('user'), read('isDark')]).toEqual(['abc', clientUser, true]);
  });

  it('follows other tabs', () => {
    const store = createStore();
    store.sub(tokenAtom, () => undefined);
    localStorage.setItem('token', '"of-another-tab"');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'token', newValue: '"of-another-tab"', storageArea: localStorage }),
    );
    expect(store.get(tokenAtom)).toBe('of-another-tab');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null, storageArea: localStorage }));
    expect(store.get(tokenAtom)).toBeNull();
  });

  it('is kept in memory where storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const spies = (['getItem', 'setItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    const store = createStore();
    store.sub(tokenAtom, () => undefined);
    store.set(tokenAtom, 'abc');
    expect(store.get(tokenAtom)).toBe('abc');
    spies.forEach((spy) => spy.mockRestore());
  });
});

it('logout clears user, token, dashboard, planId and userId and sets isAuthenticated false (section 4)', () => {
  const store = createStore();
  const { token, user } = sessionAnswerOf(clientUser);
  store.set(userAtom, user);
  store.set(tokenAtom, token);
  store.set(userIdAtom, user.id);
  store.set(planIdAtom, 'free');
  store.set(dashboardAtom, '/user/tableau-de-bord');
  store.set(isAuthenticatedAtom, true);
  store.set(isDarkAtom, true);
  store.set(clearSessionAtom);
  for (const key of ['user', 'userId', 'planId', 'token', 'isAuthenticated', 'dashboard'] as const)
    expect(read(key)).toEqual(all[key]?.[1]);
  expect(read('isDark')).toBe(true);
});
