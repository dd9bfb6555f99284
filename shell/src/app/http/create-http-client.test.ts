import { createStore } from 'jotai';
import { createI18n } from '../create-i18n.ts';
import {
  clearSessionAtom,
  isAuthenticatedAtom,
  tokenAtom,
  userAtom,
  userIdAtom,
} from 'shared-contracts/platform/persisted-state';
import type { ProblemError } from 'shared-contracts/platform/problem-error';
import { wasCancelled } from 'shared-contracts/processes/was-cancelled';
import { oneOf } from 'shared-contracts/schemas/wire';
import { clientUser, professionalUser, sessionAnswerOf } from 'shared-contracts/testing/session-users';
import * as v from 'valibot';
import { createPlatform } from '../create-platform.ts';
import { sessionEndAtom } from '../session/session-end.ts';
import { apiUrl, fakeApi, json, problemAnswer } from '../testing/fake-api.ts';

const row = oneOf(v.object({ id: v.number() }));
const path = '/base/professionals/get-one/1';
let api: ReturnType<typeof fakeApi>;

const open = (answers: Parameters<typeof fakeApi>[0], token: string | null = null) => {
  api = fakeApi(answers);
  const store = createStore();
  if (token !== null) {
    store.set(tokenAtom, token);
    store.set(userAtom, clientUser);
    store.set(userIdAtom, clientUser.id);
    store.set(isAuthenticatedAtom, true);
  }
  const platform = createPlatform({
    locale: 'fr',
    apiUrl,
    i18n: createI18n('fr', {}),
    store,
    side: 'browser',
    navigate: () => undefined,
  });
  return { store, http: platform.http, platform };
};

const failureOf = async (call: Promise<unknown>): Promise<ProblemError> => {
  try {
    await call;
  } catch (error) {
    return error as ProblemError;
  }
  throw new Error('The call should have failed');
};

const onlineIs = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

describe('a call', () => {
  it('carries the bearer token if there is one, and cookies in sign-in calls only', async () => {
    const { http } = open({ [`GET ${path}`]: () => json({ data: { id: 1 } }) }, 'token-1');
    await expect(http.request('GET', path, row)).resolves.toEqual({ data: { id: 1 } });
    expect(api.asked[0]).toMatchObject({ authorization: 'Bearer token-1', credentials: 'omit' });
  });

  it('carries no token for a visitor, and an old one does not prevent signing in', async () => {
    const { http } = open({ 'POST /auth/login': () => problemAnswer(401, 'CREDENTIALS_INVALID') }, 'old');
    const error = await failureOf(http.request('POST', '/auth/login', row, { body: { email: 'a', password: 'b' } }));
    expect(error.code).toBe('CREDENTIALS_INVALID');
    expect(api.asked).toHaveLength(1);
    expect(api.asked[0]).toMatchObject({
      authorization: null,
      credentials: 'include',
      body: '{"email":"a","password":"b"}',
    });
  });

  it('passes the idempotency key on', async () => {
    const { http } = open({ 'POST /base/appointments/create': () => json({ data: { id: 1 } }, 201) });
    await http.request('POST', '/base/appointments/create', row, { body: {}, headers: { 'Idempotency-Key': 'k-1' } });
    expect(api.asked[0]?.headers.get('idempotency-key')).toBe('k-1');
  });

  it('may return no content', async () => {
    const { http } = open({ [`DELETE ${path}`]: () => new Response(null, { status: 204 }) });
    await expect(http.request('DELETE', path, v.undefined())).resolves.toBeUndefined();
  });
});

describe('an error response', () => {
  it('is thrown with its code, fields and details', async () => {
    const errors = [{ pointer: '/startsAt', code: 'SLOT_TAKEN' }];
    const { http } = open({
      'POST /x': () => problemAnswer(409, 'SLOT_TAKEN', { errors, details: { nearest: ['later'] } }),
    });
    const error = await failureOf(http.request('POST', '/x', row));
    expect(error.problem).toMatchObject({
      status: 409,
      code: 'SLOT_TAKEN',
      requestId: 'r-1',
      errors,
      details: { nearest: ['later'] },
    });
  });

  it.each([
    [404, 'NOT_FOUND'],
    [413, 'BODY_TOO_LARGE'],
    [429, 'RATE_LIMITED'],
    [500, 'INTERNAL'],
  ])('of status %i without a problem body reads as %s', async (status, code) => {
    const { http } = open({ 'POST /x': () => new Response('<h1>gateway</h1>', { status }) });
    expect((await failureOf(http.request('POST', '/x', row))).code).toBe(code);
  });

  it('with a code of a newer API reads as its status does', async () => {
    const { http } = open({ 'POST /x': () => json({ status: 429, code: 'TOO_MANY_OF_SOMETHING' }, 429) });
    expect((await failureOf(http.request('POST', '/x', row))).code).toBe('RATE_LIMITED');
  });

  it('that violates the schema is an internal error, and reported', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { http } = open({ [`GET ${path}`]: () => json({ data: { id: 'one' } }) });
    expect((await failureOf(http.request('GET', path, row))).code).toBe('INTERNAL');
    expect(logged).toHaveBeenCalledWith('INTERNAL', expect.objectContaining({ call: `GET ${path}`, issue: 'data.id' }));
  });
});

describe('no response', () => {
  it('is OFFLINE or UNAVAILABLE, by the browser’s online state', async () => {
    const { http } = open({});
    const online = onlineIs(false);
    expect((await failureOf(http.request('POST', '/x', row))).code).toBe('OFFLINE');
    online.mockReturnValue(true);
    expect((await failureOf(http.request('POST', '/x', row))).code).toBe('UNAVAILABLE');
  });

  it('is retried for GET only', async () => {
    let failures = 2;
    const { http } = open({
      [`GET ${path}`]: () => {
        if (failures-- > 0) throw new TypeError('Failed to fetch');
        return json({ data: { id: 1 } });
      },
    });
    await expect(http.request('GET', path, row)).resolves.toEqual({ data: { id: 1 } });
    expect(api.countOf(`GET ${path}`)).toBe(3);
    await failureOf(http.request('POST', '/x', row));
    expect(api.countOf('POST /x')).toBe(1);
  });

  it('after an abort is an AbortError, not an outage', async () => {
    const stop = new AbortController();
    const { http } = open({ [`GET ${path}`]: () => new Promise<Response>(() => undefined) });
    const call = failureOf(http.request('GET', path, row, { signal: stop.signal }));
    stop.abort();
    expect((await call).name).toBe('AbortError');
    expect(wasCancelled(await call)).toBe(true);
  });
});

describe('a 503', () => {
  it('is retried for GET, and a 4xx never', async () => {
    const answers = [new Response('', { status: 503, headers: { 'retry-after': '0' } }), json({ data: { id: 1 } })];
    const { http } = open({
      [`GET ${path}`]: () => answers.shift() ?? json({}),
      'GET /gone': () => problemAnswer(404, 'NOT_FOUND'),
    });
    await expect(http.request('GET', path, row)).resolves.toEqual({ data: { id: 1 } });
    await failureOf(http.request('GET', '/gone', row));
    expect(api.countOf('GET /gone')).toBe(1);
  });

  it('that persists is UNAVAILABLE', async () => {
    const { http } = open({ 'POST /x': () => problemAnswer(503, 'QUERY_TIMEOUT') });
    expect((await failureOf(http.request('POST', '/x', row))).code).toBe('QUERY_TIMEOUT');
  });
});

describe('an expired token', () => {
  const expired = ({ authorization }: { authorization: string | null }) =>
    authorization === 'Bearer fresh' ? json({ data: { id: 1 } }) : problemAnswer(401, 'TOKEN_EXPIRED');

  it('is refreshed once for all concurrent calls, and they are retried', async () => {
    const { http, store } = open(
      {
        [`GET ${path}`]: expired,
        'GET /b': expired,
        'POST /auth/refresh': () => json({ data: sessionAnswerOf(clientUser, 'fresh') }),
      },
      'stale',
    );
    const both = await Promise.all([http.request('GET', path, row), http.request('GET', '/b', row)]);
    expect(both).toHaveLength(2);
    expect(api.countOf('POST /auth/refresh')).toBe(1);
    expect(api.asked.find((call) => call.path === '/auth/refresh')).toMatchObject({
      credentials: 'include',
      authorization: null,
    });
    expect(store.get(tokenAtom)).toBe('fresh');
  });

  it('that another tab has refreshed is read from storage', async () => {
    const { http, store } = open({ [`GET ${path}`]: expired }, 'stale');
    localStorage.setItem('token', '"fresh"');
    await expect(http.request('GET', path, row)).resolves.toBeDefined();
    expect(api.countOf('POST /auth/refresh')).toBe(0);
    expect(store.get(tokenAtom)).toBe('fresh');
  });

  it('that cannot be refreshed ends the session: the call fails as UNAUTHENTICATED, and the cause is stored', async () => {
    const { http, store } = open(
      {
        [`GET ${path}`]: () => problemAnswer(401, 'UNAUTHENTICATED'),
        'POST /auth/refresh': () => problemAnswer(401, 'REFRESH_INVALID'),
      },
      'stale',
    );
    expect((await failureOf(http.request('GET', path, row))).code).toBe('UNAUTHENTICATED');
    expect([store.get(tokenAtom), store.get(userAtom), store.get(isAuthenticatedAtom)]).toEqual([null, null, false]);
    expect(store.get(sessionEndAtom)).toEqual({ cause: 'expired', role: 'client' });
    // Once more as a visitor, and then no more.
    expect(api.asked.filter((call) => call.path === path).map(({ authorization }) => authorization)).toEqual([
      'Bearer stale',
      null,
    ]);
  });

  it('that cannot be refreshed does not keep from a visitor what is public', async () => {
    const { http, store } = open(
      {
        'POST /base/professionals/find-by': ({ authorization }) =>
          authorization === null ? json({ data: { id: 1 } }) : problemAnswer(401, 'UNAUTHENTICATED'),
        'POST /auth/refresh': () => problemAnswer(401, 'REFRESH_INVALID'),
      },
      'stale',
    );
    const body = { where: { city: 'Douala' } };
    await expect(http.request('POST', '/base/professionals/find-by', row, { body })).resolves.toEqual({
      data: { id: 1 },
    });
    const calls = api.asked.filter((call) => call.path === '/base/professionals/find-by');
    expect(calls.map((call) => call.body)).toEqual([JSON.stringify(body), JSON.stringify(body)]);
    expect(store.get(userAtom)).toBeNull();
  });

  const refused = (answer: () => Response) => ({
    [`GET ${path}`]: ({ authorization }: { authorization: string | null }) =>
      authorization === null ? answer() : problemAnswer(401, 'UNAUTHENTICATED'),
    'POST /auth/refresh': () => problemAnswer(401, 'REFRESH_INVALID'),
  });

  it.each(['POST /base/questions/create', 'POST /uploads', 'PUT /base/professionals/update', 'DELETE /base/follows/1'])(
    'that cannot be refreshed writes nothing as a visitor: %s',
    async (call) => {
      const [method, target] = call.split(' ') as ['POST' | 'PUT' | 'DELETE', string];
      const { http } = open(
        { ...refused(() => json({})), [call]: () => problemAnswer(401, 'UNAUTHENTICATED') },
        'stale',
      );
      expect((await failureOf(http.request(method, target, row, { body: {} }))).code).toBe('UNAUTHENTICATED');
      expect(api.countOf(call)).toBe(1);
    },
  );

  it.each([
    ['is refused', () => problemAnswer(404, 'NOT_FOUND')],
    ['lacks what only its owner sees', () => json({ data: { slug: 'seen-by-all' } })],
    [
      'gets no response',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('that cannot be refreshed is what is said where the visitor’s answer %s', async (_, answer) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { http } = open(refused(answer), 'stale');
    expect((await failureOf(http.request('GET', path, row))).code).toBe('UNAUTHENTICATED');
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(['/pro/articles', '/en/user/home'])(
    'inside an area, %s, is not answered by what a visitor sees',
    async (at) => {
      history.replaceState(null, '', at);
      const { http } = open(
        refused(() => json({ data: { id: 1 } })),
        'stale',
      );
      expect((await failureOf(http.request('GET', path, row))).code).toBe('UNAUTHENTICATED');
      expect(api.countOf(`GET ${path}`)).toBe(1);
      history.replaceState(null, '', '/');
    },
  );

  it('keeps the session when the refresh gets no response: only the connection is lost', async () => {
    const { http, store } = open({ [`GET ${path}`]: expired }, 'stale');
    expect((await failureOf(http.request('GET', path, row))).code).toBe('UNAVAILABLE');
    expect(store.get(userAtom)).toEqual(clientUser);
  });

  it.each([
    ['is not restored by a refresh that completes', () => json({ data: sessionAnswerOf(clientUser, 'fresh') })],
    ['has not expired by a refresh that is refused', () => problemAnswer(401, 'REFRESH_INVALID')],
  ])('%s after sign-out', async (_, refreshed) => {
    let answer: (response: Response) => void = () => undefined;
    const { http, platform, store } = open(
      {
        [`GET ${path}`]: expired,
        'POST /auth/refresh': () => new Promise<Response>((resolve) => (answer = resolve)),
        'POST /auth/logout': () => new Response(null, { status: 204 }),
      },
      'stale',
    );
    const call = failureOf(http.request('GET', path, row));
    while (api.countOf('POST /auth/refresh') === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    await platform.session.end();
    answer(refreshed());
    expect(wasCancelled(await call)).toBe(true);
    expect(store.get(sessionEndAtom)?.cause).toBe('signed_out');
    expect(api.asked.filter((asked) => asked.path === path).map(({ authorization }) => authorization)).toEqual([
      'Bearer stale',
      null,
    ]);
    expect([store.get(tokenAtom), store.get(userAtom)]).toEqual([null, null]);
  });
});

describe('a session that the person has ended', () => {
  const list = 'POST /base/appointments/find-by';
  const ended = () => problemAnswer(401, 'UNAUTHENTICATED');
  const countSignOut = () => localStorage.setItem('signOuts', String(Number(localStorage.getItem('signOuts')) + 1));
  const ends: [string, (of: ReturnType<typeof open>) => void][] = [
    ['in this tab', ({ platform }) => void platform.session.end()],
    [
      'in another tab',
      ({ store }) => {
        countSignOut();
        store.set(clearSessionAtom);
      },
    ],
    [
      'in another tab, whose news are on the way',
      () => {
        countSignOut();
        localStorage.setItem('token', 'null');
      },
    ],
  ];
  /** A call is refused for a session that ends while it is under way. */
  const refusedAfter = async (end: (of: ReturnType<typeof open>) => void, call: string, then = ended) => {
    let answer: (response: Response) => void = () => undefined;
    const pending = new Promise<Response>((resolve) => (answer = resolve));
    const opened = open(
      {
        [call]: ({ authorization }) => (authorization === 'Bearer token-1' ? pending : then()),
        'POST /auth/logout': () => new Response(null, { status: 204 }),
      },
      'token-1',
    );
    const [method, at] = call.split(' ') as ['GET' | 'POST', string];
    const outcome = opened.http.request(method, at, row, { body: method === 'GET' ? undefined : {} }).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    while (api.countOf(call) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    end(opened);
    answer(ended());
    return { ...opened, outcome: await outcome };
  };

  afterEach(() => history.replaceState(null, '', '/'));

  it.each(ends)('%s has cancelled what was being read, which nobody reports', async (_, end) => {
    history.replaceState(null, '', '/en/user/tableau-de-bord');
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const call of [list, `GET ${path}`]) {
      localStorage.clear();
      const { platform, outcome } = await refusedAfter(end, call);
      expect(outcome).toEqual({ error: expect.any(DOMException) });
      if ('error' in outcome) platform.telemetry.error(outcome.error, { query: 'appointments' });
      expect(api.countOf(call)).toBe(1);
      api.restore();
    }
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(ends)('%s refuses what was being written, as a failure', async (_, end) => {
    const { outcome } = await refusedAfter(end, 'POST /base/reviews/create');
    expect(outcome).toEqual({ error: expect.objectContaining({ code: 'UNAUTHENTICATED' }) });
    expect(api.countOf('POST /base/reviews/create')).toBe(1);
  });

  it.each([
    ['has told', ({ store }: ReturnType<typeof open>) => store.set(clearSessionAtom)],
    ['is about to tell', () => localStorage.setItem('token', 'null')],
  ])('is not one that expired, whose reads are refused as failures, as another tab %s', async (_, end) => {
    history.replaceState(null, '', '/en/user/tableau-de-bord');
    const { outcome } = await refusedAfter(end, list);
    expect(outcome).toEqual({ error: expect.objectContaining({ code: 'UNAUTHENTICATED' }) });
  });

  /** What a call comes to that starts when the session is over. */
  const askedAfter = async (
    end: (of: ReturnType<typeof open>) => void,
    call: string,
    token: string | null = 'token-1',
  ) => {
    const opened = open({ [call]: ended, 'POST /auth/logout': () => new Response(null, { status: 204 }) }, token);
    end(opened);
    const [method, at] = call.split(' ') as ['GET' | 'POST', string];
    return {
      ...opened,
      error: await failureOf(opened.http.request(method, at, row, { body: method === 'GET' ? undefined : {} })),
    };
  };

  it.each(ends)('%s cancels also what its area asks from then on', async (_, end) => {
    history.replaceState(null, '', '/pro/en-attente?period=today');
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const call of [list, `GET ${path}`]) {
      localStorage.clear();
      sessionStorage.clear();
      const { platform, error } = await askedAfter(end, call);
      expect(wasCancelled(error)).toBe(true);
      platform.telemetry.error(error, { query: 'appointments' });
      api.restore();
    }
    expect(logged).not.toHaveBeenCalled();
  });

  it('cancels what the area asked, wherever the tab is when it is refused', async () => {
    history.replaceState(null, '', '/en/user/tableau-de-bord');
    const { error } = await askedAfter(({ platform }) => {
      void platform.session.end();
      queueMicrotask(() => history.replaceState(null, '', '/en/login-user'));
    }, list);
    expect(wasCancelled(error)).toBe(true);
  });

  it.each<[string, string, string, (of: ReturnType<typeof open>) => void, string | null]>([
    ['a write', '/en/user/home', 'POST /base/reviews/create', ({ platform }) => void platform.session.end(), 'token-1'],
    ['a public page', '/en/lawyers', list, ({ platform }) => void platform.session.end(), 'token-1'],
    ['an expired session', '/en/user/home', list, ({ store }) => store.set(clearSessionAtom), 'token-1'],
    ['a document without a session', '/en/user/home', list, () => undefined, null],
  ])('is none of these, whose call is refused as a failure: %s', async (_, at, call, end, token) => {
    history.replaceState(null, '', at);
    expect((await askedAfter(end, call, token)).error.code).toBe('UNAUTHENTICATED');
  });

  it('does not keep from a public page what anybody may read', async () => {
    const { outcome } = await refusedAfter(
      ({ platform }) => void platform.session.end(),
      `GET ${path}`,
      () => json({ data: { id: 1 } }),
    );
    expect(outcome).toEqual({ value: { data: { id: 1 } } });
  });

  it.each(['POST /base/reviews/create', list])(
    'is not continued with the session of the next person: %s',
    async (call) => {
      const { outcome } = await refusedAfter(
        ({ platform }) => {
          void platform.session.end();
          platform.session.start(sessionAnswerOf(professionalUser, 'token-2'));
        },
        call,
        () => json({ data: { id: 1 } }),
      );
      expect('error' in outcome && wasCancelled(outcome.error)).toBe(call === list);
      expect(
        api.asked.filter((asked) => `POST ${asked.path}` === call).map(({ authorization }) => authorization),
      ).toEqual(['Bearer token-1']);
    },
  );
});
