import { readDraft } from 'shared-contracts/platform/form-draft';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { writtenArticleFixture } from '../../testing/written-article-fixture.ts';
import { createArticleDraft } from './article-draft.ts';
import type { WrittenArticle } from '../../data/articles/articles.ts';

const { id } = writtenArticleFixture();
const empty = {
  category: 'labour',
  cover: null,
  titleFr: null,
  titleEn: null,
  summaryFr: null,
  summaryEn: null,
  bodyFr: null,
  bodyEn: null,
} as const;
const put = `PUT /base/articles/update/${id}`;

function open(article: WrittenArticle | undefined, answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const stored: WrittenArticle[] = [];
  let row = article ?? writtenArticleFixture({ ...empty, publishedAt: null });
  const http = fakeHttp({
    'POST /base/articles/create': ({ options }) => {
      row = { ...row, ...(options.body as object) };
      return { data: row };
    },
    [put]: ({ options }) => {
      const { expected: _expected, keepsVersion: _keepsVersion, ...change } = options.body as Record<string, unknown>;
      row = { ...row, ...change };
      return { data: row };
    },
    ...answers,
  });
  const draft = createArticleDraft({
    http,
    key: `/pro/articles/${article?.id ?? 'new'}`,
    article,
    empty,
    onStored: (one) => stored.push(one),
    isOwner: () => isAuthor,
  });
  const sent = () => http.calls.map(({ method, options }) => [method, options.body]);
  return { draft, http, sent, stored };
}
/** Whether the author is the one who is signed in. */
let isAuthor = true;
const pause = () => jest.advanceTimersByTimeAsync(1_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  isAuthor = true;
  sessionStorage.clear();
});

test('the first word begins a draft, and the next ones are saved over what was read', async () => {
  const { draft, sent, stored } = open(undefined);
  draft.change({ bodyFr: 'Un' });
  await pause();
  expect(sent()).toEqual([['POST', { ...empty, bodyFr: 'Un' }]]);
  expect(stored[0]?.id).toBe(id);
  draft.change({ bodyFr: 'Un mot ' });
  expect(draft.state().save.is).toBe('waiting');
  await pause();
  expect(sent()[1]).toEqual(['PUT', { bodyFr: 'Un mot', expected: { bodyFr: 'Un' } }]);
  expect(draft.state().save).toMatchObject({ is: 'saved' });
  await pause();
  expect(sent()).toHaveLength(2);
  expect(draft.state().values.bodyFr).toBe('Un mot ');
});

test('offline, what was typed is kept in the tab and sent when the API answers again', async () => {
  let isOffline = true;
  const article = writtenArticleFixture({ publishedAt: null });
  const { draft, sent } = open(article, {
    [put]: ({ options }) => {
      if (isOffline) throw problemError('OFFLINE', 0);
      return { data: { ...article, ...(options.body as object) } };
    },
  });
  draft.change({ titleFr: 'Hors ligne' });
  await pause();
  expect(draft.state().save).toEqual({ is: 'failed', code: 'OFFLINE' });
  expect(readDraft(`/pro/articles/${id}`)).toMatchObject({ values: { titleFr: 'Hors ligne' } });
  expect(open(article).draft.state().values.titleFr).toBe('Hors ligne');
  isOffline = false;
  await jest.advanceTimersByTimeAsync(15_000);
  expect(draft.state().save.is).toBe('saved');
  expect(sent().at(-1)).toEqual(['PUT', { titleFr: 'Hors ligne', expected: { titleFr: article.titleFr } }]);
  expect(readDraft(`/pro/articles/${id}`)).toEqual({});
});

test('another tab’s text is not overwritten: either is kept', async () => {
  const article = writtenArticleFixture({ publishedAt: null });
  const answers = [
    () => {
      throw problemError('CHANGED_MEANWHILE', 409, { details: { current: { titleFr: 'De l’autre' } } });
    },
  ];
  const clashing: FakeAnswer = ({ options }) => {
    answers.shift()?.();
    return { data: { ...article, ...(options.body as object) } };
  };
  const mine = open(article, { [put]: clashing });
  mine.draft.change({ titleFr: 'Le mien' });
  await pause();
  expect(mine.draft.state().save.is).toBe('changed');
  mine.draft.change({ titleFr: 'Le mien !' });
  await pause();
  expect(mine.sent()).toHaveLength(1);
  await mine.draft.resolve(true);
  expect(mine.sent()[1]).toEqual([
    'PUT',
    { titleFr: 'Le mien !', keepsVersion: true, expected: { titleFr: 'De l’autre' } },
  ]);
});

test('what another tab wrote elsewhere in the draft is taken over, but not over what is typed meanwhile', async () => {
  const article = writtenArticleFixture({ publishedAt: null });
  let whileSending = () => {};
  const theirs = { summaryFr: 'De l’autre onglet', bodyFr: 'De l’autre onglet', titleEn: 'Theirs' };
  const { draft, sent } = open(article, {
    [put]: ({ options }) => {
      whileSending();
      return { data: { ...article, ...theirs, ...(options.body as object) } };
    },
  });
  whileSending = () => draft.change({ bodyFr: 'Le mien', titleFr: article.titleFr });
  draft.change({ titleFr: 'Le mien' });
  await pause();
  whileSending = () => {};
  expect(draft.state().values).toMatchObject({ ...theirs, bodyFr: 'Le mien', titleFr: article.titleFr });
  await pause();
  expect(sent()[1]).toEqual([
    'PUT',
    {
      titleFr: article.titleFr,
      bodyFr: 'Le mien',
      expected: { titleFr: 'Le mien', bodyFr: article.bodyFr },
    },
  ]);
});

test('what waited in a published article that was withdrawn is not lost with the next word', async () => {
  const article = writtenArticleFixture({ publishedAt: null, pending: { titleFr: 'Le mien' } });
  const { draft, sent } = open(article);
  draft.change({ bodyFr: 'Un mot de plus' });
  await pause();
  expect(sent()[0]).toEqual([
    'PUT',
    {
      titleFr: 'Le mien',
      bodyFr: 'Un mot de plus',
      pending: null,
      expected: { titleFr: article.titleFr, bodyFr: article.bodyFr },
    },
  ]);
  expect(draft.state().values).toMatchObject({ titleFr: 'Le mien', bodyFr: 'Un mot de plus' });
});

test('changes of a published article wait until they are published', async () => {
  const article = writtenArticleFixture();
  const { draft, sent } = open(article);
  draft.change({ summaryFr: 'Autrement' });
  await pause();
  expect(sent()).toEqual([['PUT', { pending: { summaryFr: 'Autrement' }, expected: { pending: null } }]]);
  expect(draft.state().isAhead).toBe(true);
  await draft.publish();
  expect(sent()[1]).toEqual([
    'PUT',
    {
      summaryFr: 'Autrement',
      pending: null,
      keepsVersion: true,
      expected: { summaryFr: article.summaryFr },
    },
  ]);
  expect(draft.state().isAhead).toBe(false);
});

test('publishing saves first, and says what is missing at its field until that is changed', async () => {
  const article = writtenArticleFixture({ publishedAt: null, bodyFr: null });
  const { draft, sent } = open(article, {
    [put]: ({ options }) => {
      const body = options.body as Record<string, unknown>;
      if (body['publishedAt'] !== undefined)
        throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: '/bodyFr', code: 'REQUIRED' }] });
      return { data: { ...article, ...body } };
    },
  });
  draft.change({ titleFr: 'Autre' });
  expect(await draft.publish('2026-12-01T09:00:00.000Z')).toBe('VALIDATION_FAILED');
  expect(sent().map(([, body]) => Object.keys(body as object))).toEqual([
    ['titleFr', 'expected'],
    ['publishedAt', 'expected'],
  ]);
  expect(draft.state().faults).toEqual({ bodyFr: 'REQUIRED' });
  expect(draft.state().save).toMatchObject({ is: 'saved' });
  draft.change({ bodyFr: 'Voici' });
  expect(draft.state().faults).toEqual({});
});

test('whether it is published is read after a change that is on its way, not before it', async () => {
  const article = writtenArticleFixture({ publishedAt: null });
  const planned = '2099-02-01T09:00:00.000Z';
  let store: () => void = () => undefined;
  const { draft } = open(article, {
    [put]: () => new Promise((resolve) => (store = () => resolve({ data: { ...article, publishedAt: planned } }))),
  });
  const publishing = draft.publish(planned);
  await pause();
  const read = jest.fn(() => Promise.resolve({ publishedAt: draft.state().article?.publishedAt ?? null }));
  draft.renew(read);
  await pause();
  expect(read).not.toHaveBeenCalled();
  store();
  await publishing;
  await pause();
  expect(read).toHaveBeenCalledWith(id);
  expect(draft.state().article?.publishedAt).toBe(planned);

  draft.renew(() => Promise.reject(problemError('UNAVAILABLE', 503)));
  draft.renew(() => Promise.resolve({ publishedAt: null }));
  await pause();
  expect(draft.state().article?.publishedAt).toBeNull();
});

describe('when its page is left', () => {
  const offline: FakeAnswer = () => {
    throw problemError('OFFLINE', 0);
  };
  const leave = async ({ draft }: ReturnType<typeof open>) => {
    draft.stop();
    return draft.save();
  };
  const kept = () => readDraft('/pro/articles/new')['values'];

  test('what is unsaved is tried once, and stays in the tab for its author', async () => {
    const left = open(undefined, { 'POST /base/articles/create': offline });
    left.draft.change({ bodyFr: 'Un' });
    await leave(left);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(left.sent()).toHaveLength(1);
    const again = open(undefined);
    expect(again.draft.state().values.bodyFr).toBe('Un');
    await again.draft.save();
    expect(again.sent()).toEqual([['POST', { ...empty, bodyFr: 'Un' }]]);
  });

  test('it is saved again once it is open again', async () => {
    const left = open(undefined);
    left.draft.stop();
    left.draft.start();
    left.draft.change({ bodyFr: 'Un' });
    await pause();
    expect(left.sent()).toHaveLength(1);
  });

  test.each([
    ['at the last save', () => Promise.resolve(), 0],
    ['while it waits for the network', pause, 1],
  ])('nothing is sent in the name of somebody else, who has signed in by then: %s', async (_, before, calls) => {
    const left = open(undefined, { 'POST /base/articles/create': offline });
    left.draft.change({ bodyFr: 'Un' });
    await before();
    isAuthor = false;
    expect(await leave(left)).toBe('UNAUTHENTICATED');
    left.http.on('POST /base/articles/create', () => ({ data: writtenArticleFixture() }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(left.sent()).toHaveLength(calls);
  });

  test('an answer that comes after it leaves the next person’s draft alone', async () => {
    let answer: () => void = () => undefined;
    const left = open(undefined, {
      'POST /base/articles/create': () =>
        new Promise((resolve) => (answer = () => resolve({ data: writtenArticleFixture() }))),
    });
    left.draft.change({ bodyFr: 'Un' });
    await pause();
    left.draft.stop();
    isAuthor = false;
    sessionStorage.clear();
    const next = open(undefined);
    next.draft.change({ bodyFr: 'D’une autre personne' });
    answer();
    await jest.advanceTimersByTimeAsync(0);
    expect(left.stored).toEqual([]);
    expect(kept()).toMatchObject({ bodyFr: 'D’une autre personne' });
  });

  test('what is typed after the session has expired is not sent, and stays in the tab', async () => {
    const { draft, sent } = open(undefined);
    isAuthor = false;
    draft.change({ bodyFr: 'Un' });
    await pause();
    expect(sent()).toEqual([]);
    expect(draft.state().save).toEqual({ is: 'failed', code: 'UNAUTHENTICATED' });
    isAuthor = true;
    await draft.save();
    expect(sent()).toHaveLength(1);
    expect(kept()).toBeUndefined();
  });
});
