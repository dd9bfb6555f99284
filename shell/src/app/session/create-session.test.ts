import { createStore } from 'jotai';
import { clearAllDrafts } from 'shared-contracts/platform/form-draft';
import {
  clearSessionAtom,
  dashboardAtom,
  isAuthenticatedAtom,
  isInProgressToBookAtom,
  lawyersFilterCriteriaAtom,
  lawyersFilterKeyAtom,
  lawyersFilterSpecialitiesAtom,
  planIdAtom,
  tokenAtom,
  userAtom,
  userIdAtom,
} from 'shared-contracts/platform/persisted-state';
import { tabId } from 'shared-contracts/platform/tab-id';
import { clientUser, professionalUser, sessionAnswerOf } from 'shared-contracts/testing/session-users';
import type { Call } from '../http/send-with-ky.ts';
import { createSession } from './create-session.ts';
import { isTakenOverAtom } from './is-taken-over.ts';
import { mountSession } from './mount-session.ts';
import { sessionEndAtom } from './session-end.ts';

const telemetry = { error: jest.fn(), event: jest.fn() };

const draft = 'draft:/lawyers/booking/1';
const booking = { professionalId: 'p', path: '/', startsAt: null, callType: null, reason: 'my divorce' };

const open = (answer: () => Promise<unknown> = () => Promise.resolve({})) => {
  const store = createStore();
  mountSession(store);
  const calls: Call[] = [];
  const send = (call: Call) => {
    calls.push(call);
    return answer();
  };
  return { store, calls, session: createSession({ store, send, telemetry }) };
};

/** Every session of this file would hear what the other tab did; a document has one. */
const listened = jest.spyOn(window, 'addEventListener');
const forgetSessions = () => {
  for (const [type, listener] of listened.mock.calls)
    if (type === 'storage' || type === 'pageshow') window.removeEventListener(type, listener as EventListener);
};

beforeEach(() => {
  forgetSessions();
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
  const { session } = open();
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

describe('the last search', () => {
  const search = () => localStorage.getItem('lawyersFilterKey');
  const remember = (store: ReturnType<typeof createStore>) => store.set(lawyersFilterKeyAtom, 'q=divorce');

  it('goes with whoever signs out', async () => {
    const { session, store } = open();
    session.start(sessionAnswerOf(clientUser));
    remember(store);
    store.set(lawyersFilterCriteriaAtom, { text: 'divorce', sort: 'relevance', limit: 20 });
    store.set(lawyersFilterSpecialitiesAtom, ['land']);
    await session.end();
    expect([
      store.get(lawyersFilterKeyAtom),
      store.get(lawyersFilterCriteriaAtom).text,
      store.get(lawyersFilterSpecialitiesAtom),
    ]).toEqual(['', undefined, []]);
  });

  it('stays for the same person after an expiry, not for another one', () => {
    const { session, store } = open();
    session.start(sessionAnswerOf(clientUser));
    remember(store);
    session.expire();
    session.start(sessionAnswerOf(clientUser));
    expect(search()).toBe('"q=divorce"');
    session.expire();
    session.start(sessionAnswerOf(professionalUser));
    expect(search()).toBeNull();
  });

  it('of an expired session is not the next person’s after a reload either', () => {
    const before = open();
    before.session.start(sessionAnswerOf(clientUser));
    remember(before.store);
    before.session.expire();
    const { session } = open();
    session.start(sessionAnswerOf(professionalUser));
    expect(search()).toBeNull();
  });

  it('of a visitor stays for who signs in', () => {
    const { session, store } = open();
    remember(store);
    session.start(sessionAnswerOf(clientUser));
    expect(search()).toBe('"q=divorce"');
  });
});

describe('the token of held and offered slots', () => {
  const until = 4_000_000_000_000;
  const stored = (owner: { readonly id: string } | null) => `token ${until}${owner === null ? '' : ` ${owner.id}`}`;
  const held = () => localStorage.getItem('slotHolder');

  it('of a visitor goes on with who signs in, and ends when they sign out', async () => {
    const { session } = open();
    localStorage.setItem('slotHolder', stored(null));
    session.start(sessionAnswerOf(clientUser));
    expect(held()).toBe(stored(clientUser));
    await session.end();
    expect(held()).toBeNull();
  });

  it('stays after an expired session for the same person, and goes to nobody else', () => {
    const { session } = open();
    session.start(sessionAnswerOf(clientUser));
    localStorage.setItem('slotHolder', stored(clientUser));
    session.expire();
    session.start(sessionAnswerOf(clientUser));
    expect(held()).toBe(stored(clientUser));
    session.expire();
    session.start(sessionAnswerOf(professionalUser));
    expect(held()).toBeNull();
  });

  it('of a visitor stays theirs where another tab still has the page of an expired session', () => {
    const { session, store } = open();
    session.start(sessionAnswerOf(clientUser));
    session.expire();
    // In the other tab, which signs in and then tells this one.
    localStorage.setItem('slotHolder', stored(professionalUser));
    store.set(userIdAtom, professionalUser.id);
    expect([held(), store.get(isTakenOverAtom)]).toEqual([stored(professionalUser), true]);
  });
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

it('what a visitor types after signing out there goes to nobody who signs in in another tab, not even the same person', async () => {
  const { session, store } = open();
  session.start(sessionAnswerOf(clientUser));
  await session.end();
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

describe('signing out in another tab', () => {
  /** As the other tab does it, and this one is told. */
  const signOutElsewhere = (store: ReturnType<typeof createStore>) => {
    const here = { ...sessionStorage };
    clearAllDrafts();
    Object.assign(sessionStorage, here);
    store.set(userIdAtom, null);
  };
  const tell = (type: 'storage' | 'pageshow') => window.dispatchEvent(new Event(type));

  it.each(['storage', 'pageshow'] as const)('ends the page and the drafts of that person (%s)', (type) => {
    const { session, store } = open();
    session.start(sessionAnswerOf(clientUser));
    sessionStorage.setItem(draft, '{}');
    tell(type);
    expect([sessionStorage.getItem(draft), store.get(isTakenOverAtom)]).toEqual(['{}', false]);
    signOutElsewhere(store);
    tell(type);
    expect([sessionStorage.getItem(draft), store.get(isTakenOverAtom)]).toEqual([null, true]);
  });

  it('ends the drafts of a tab that was discarded meanwhile, not its new page', () => {
    const { session, store } = open();
    session.start(sessionAnswerOf(clientUser));
    sessionStorage.setItem(draft, '{}');
    signOutElsewhere(store);
    const again = open();
    expect([sessionStorage.getItem(draft), again.store.get(isTakenOverAtom)]).toEqual([null, false]);
  });

  it('leaves what a visitor types after it, also for who signs in then', () => {
    const first = open();
    signOutElsewhere(first.store);
    sessionStorage.setItem(draft, '{}');
    tell('storage');
    expect(sessionStorage.getItem(draft)).toBe('{}');
    first.session.start(sessionAnswerOf(clientUser));
    tell('storage');
    expect([sessionStorage.getItem(draft), first.store.get(isTakenOverAtom)]).toEqual(['{}', false]);
  });

  it.each([
    ['here', ({ session }: ReturnType<typeof open>) => session.expire()],
    ['in another tab', ({ store }: ReturnType<typeof open>) => store.set(clearSessionAtom)],
  ])('is not what the API does that ends a session, as is learned %s', (_, expire) => {
    const opened = open();
    const { session, store } = opened;
    session.start(sessionAnswerOf(clientUser));
    sessionStorage.setItem(draft, '{}');
    expire(opened);
    tell('storage');
    expect([sessionStorage.getItem(draft), store.get(isTakenOverAtom)]).toEqual(['{}', false]);
    expect(store.get(sessionEndAtom)).toEqual({ cause: 'expired', role: 'client' });
    expect(session.hasSignedOut()).toBe(false);
    store.set(userIdAtom, clientUser.id);
    store.set(userAtom, clientUser);
    expect([store.get(sessionEndAtom), store.get(isTakenOverAtom)]).toEqual([null, false]);
    signOutElsewhere(store);
    tell('storage');
    expect([store.get(isTakenOverAtom), session.hasSignedOut()]).toEqual([true, true]);
  });

  it('is known by the order in which it is stored: the count is there before the session goes', async () => {
    const { session } = open();
    session.start(sessionAnswerOf(clientUser));
    const stored = jest.spyOn(Storage.prototype, 'setItem');
    await session.end();
    const keys = stored.mock.calls.map(([key]) => key);
    stored.mockRestore();
    expect(keys).toEqual(expect.arrayContaining(['signOuts', 'user', 'token']));
    expect(keys.indexOf('signOuts')).toBeLessThan(keys.indexOf('user'));
  });

  describe('where storage is full', () => {
    /** Room for no new key; what is there may shrink. */
    const fill = () => {
      const set = Storage.prototype.setItem;
      return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function write(this: Storage, key, value) {
        if (this === localStorage && (this.getItem(key) ?? '').length < value.length)
          throw new DOMException('full', 'QuotaExceededError');
        set.call(this, key, value);
      });
    };
    /** Signs out in another document, with its own memory. */
    const signOutFull = async () => {
      const here = { ...sessionStorage };
      const other = open();
      other.store.set(tokenAtom, 'abc');
      const full = fill();
      await other.session.end();
      full.mockRestore();
      Object.assign(sessionStorage, here);
      expect(localStorage.getItem('signOuts')).toBeNull();
    };

    it.each(['storage', 'pageshow'] as const)('ends the page and the drafts all the same (%s)', async (type) => {
      const { session, store } = open();
      session.start(sessionAnswerOf(clientUser));
      sessionStorage.setItem(draft, '{}');
      tell(type);
      expect(store.get(isTakenOverAtom)).toBe(false);
      await signOutFull();
      tell(type);
      expect([sessionStorage.getItem(draft), store.get(isTakenOverAtom)]).toEqual([null, true]);
      expect(session.hasSignedOut()).toBe(true);
    });

    it('ends the drafts of a tab that was discarded meanwhile', async () => {
      open().session.start(sessionAnswerOf(clientUser));
      sessionStorage.setItem(draft, '{}');
      await signOutFull();
      open();
      expect(sessionStorage.getItem(draft)).toBeNull();
    });

    it('a session that could not be stored lives on in its document', () => {
      const { session, store } = open();
      const full = fill();
      session.start(sessionAnswerOf(clientUser));
      full.mockRestore();
      sessionStorage.setItem(draft, '{}');
      tell('storage');
      expect([sessionStorage.getItem(draft), store.get(isTakenOverAtom)]).toEqual(['{}', false]);
      expect(session.user).toEqual(clientUser);
    });
  });

  it('ends the page also where it could not be stored whose drafts the tab has', () => {
    const { session, store } = open();
    const note = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      if (key.startsWith('draft:')) throw new DOMException('full', 'QuotaExceededError');
    });
    session.start(sessionAnswerOf(clientUser));
    note.mockRestore();
    signOutElsewhere(store);
    store.set(clearSessionAtom);
    expect([store.get(sessionEndAtom), store.get(isTakenOverAtom)]).toEqual([null, true]);
  });

  it('ends a page of that person that this tab shows again, having signed out on a later one', async () => {
    const former = open();
    former.session.start(sessionAnswerOf(clientUser));
    const later = open();
    later.store.set(tokenAtom, 'abc');
    await later.session.end();
    tell('pageshow');
    expect([former.store.get(isTakenOverAtom), later.store.get(isTakenOverAtom)]).toEqual([true, false]);
  });
});
