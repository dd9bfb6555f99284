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
const get = `GET /base/articles/get-one/${id}`;

/** The article as the API has it, which other tabs change. */
function api(row: WrittenArticle) {
  let version = 0;
  const write = (change: object) => {
    version += 1;
    const isWaiting = Object.keys(change).every((column) => column === 'pending');
    row = { ...row, ...change, ...(!isWaiting && { updatedAt: new Date(version).toISOString() }) };
    return row;
  };
  const answers: Record<string, FakeAnswer> = {
    'POST /base/articles/create': ({ options }) => ({ data: write(options.body as object) }),
    [get]: () => ({ data: row }),
    [put]: ({ options }) => {
      const { expected, keepsVersion: _, ...change } = options.body as Record<string, Partial<WrittenArticle>>;
      const { updatedAt, publishedAt, pending } = row;
      if (JSON.stringify(expected) !== JSON.stringify({ updatedAt, publishedAt, pending }))
        throw problemError('CHANGED_MEANWHILE', 409);
      return { data: write(change) };
    },
  };
  return { answers, write, row: () => row };
}

function open(
  article: WrittenArticle | undefined,
  answers: Readonly<Record<string, FakeAnswer>> = {},
  { answers: own } = api(article ?? writtenArticleFixture({ ...empty, publishedAt: null })),
) {
  const stored: WrittenArticle[] = [];
  const http = fakeHttp({ ...own, ...answers });
  const draft = createArticleDraft({
    http,
    key: `/pro/articles/${article?.id ?? 'new'}`,
    article,
    empty,
    onStored: (one) => stored.push(one),
    onCreated: () => undefined,
    isOwner: () => isAuthor,
  });
  /** What was written, without the version over which. */
  const sent = () =>
    http.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, options }) => {
        const { expected: _, ...body } = options.body as Record<string, unknown>;
        return [method, body];
      });
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
  expect(sent()[1]).toEqual(['PUT', { bodyFr: 'Un mot' }]);
  expect(draft.state().save).toMatchObject({ is: 'saved' });
  await pause();
  expect(sent()).toHaveLength(2);
  expect(draft.state().values.bodyFr).toBe('Un mot ');
});

test('a creation whose answer was lost is asked for again over a reload, one that was refused is not', async () => {
  const lost: FakeAnswer = () => {
    throw problemError('OFFLINE', 0);
  };
  const first = open(undefined, { 'POST /base/articles/create': lost });
  first.draft.change({ bodyFr: 'Un' });
  await pause();
  first.draft.change({ bodyFr: 'Un mot' });
  const keyOf = ({ http }: typeof first) => http.calls[0]?.options as { headers?: object } | undefined;
  first.draft.stop();
  const again = open(undefined);
  await again.draft.save();
  await pause();
  expect(again.sent()).toEqual([
    ['POST', { ...empty, bodyFr: 'Un' }],
    ['PUT', { bodyFr: 'Un mot' }],
  ]);
  expect(keyOf(again)?.headers).toEqual(keyOf(first)?.headers);

  const refused = open(undefined, {
    'POST /base/articles/create': () => {
      throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: '/titleFr', code: 'TOO_LONG' }] });
    },
  });
  refused.draft.change({ titleFr: 'Long' });
  await pause();
  expect(refused.draft.state().faults).toEqual({ titleFr: 'TOO_LONG' });
  refused.draft.change({ titleFr: 'L' });
  await pause();
  expect(refused.sent()[1]).toEqual(['POST', { ...empty, titleFr: 'L' }]);
});

test('offline, what was typed is kept in the tab and sent when the API answers again', async () => {
  let isOffline = true;
  const article = writtenArticleFixture({ publishedAt: null });
  const { draft, sent } = open(article, {
    [put]: (call) => {
      if (isOffline) throw problemError('OFFLINE', 0);
      return api(article).answers[put]?.(call);
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
  expect(sent().at(-1)).toEqual(['PUT', { titleFr: 'Hors ligne' }]);
  expect(readDraft(`/pro/articles/${id}`)).toEqual({});
});

describe('another tab has written in it', () => {
  const two = (article: WrittenArticle) => {
    const shared = api(article);
    const mine = open(article, {}, shared);
    return { ...mine, ...shared };
  };

  test('in the same words: either is kept, and nothing is sent before that is chosen', async () => {
    const { draft, sent, write, row } = two(writtenArticleFixture({ publishedAt: null }));
    draft.change({ titleFr: 'Le mien', summaryFr: 'Le mien' });
    write({ titleFr: 'De l’autre', bodyFr: 'De l’autre' });
    await pause();
    expect(draft.state().save.is).toBe('changed');
    expect(draft.state().values).toMatchObject({ titleFr: 'Le mien', summaryFr: 'Le mien', bodyFr: 'De l’autre' });
    draft.change({ titleFr: 'Le mien !' });
    await pause();
    expect(await draft.publish(new Date().toISOString())).toBe('CHANGED_MEANWHILE');
    expect(sent()).toHaveLength(1);
    await draft.resolve(true);
    expect(sent()[1]).toEqual(['PUT', { titleFr: 'Le mien !', summaryFr: 'Le mien', keepsVersion: true }]);
    expect(row()).toMatchObject({ titleFr: 'Le mien !', summaryFr: 'Le mien', bodyFr: 'De l’autre' });

    write({ titleFr: 'De l’autre' });
    draft.change({ titleFr: 'Le mien' });
    await pause();
    await draft.resolve(false);
    expect(draft.state()).toMatchObject({ values: { titleFr: 'De l’autre' }, save: { is: 'unchanged' } });
    expect(row().titleFr).toBe('De l’autre');
  });

  test('elsewhere in it: taken over, but not over what is typed meanwhile', async () => {
    const article = writtenArticleFixture({ publishedAt: null });
    const theirs = { summaryFr: 'De l’autre onglet', titleEn: 'Theirs' };
    const { draft, write, row } = two(article);
    write({ ...theirs, bodyFr: 'De l’autre onglet' });
    draft.change({ titleFr: 'Le mien' });
    const saving = draft.save();
    draft.change({ bodyFr: 'Le mien' });
    await saving;
    expect(draft.state().save.is).toBe('changed');
    expect(draft.state().values).toMatchObject({ ...theirs, titleFr: 'Le mien', bodyFr: 'Le mien' });
    await draft.resolve(true);
    expect(row()).toMatchObject({ ...theirs, titleFr: 'Le mien', bodyFr: 'Le mien' });
  });

  test('changes that wait of both are kept, and those of the other are not published unseen', async () => {
    const { draft, sent, write, row } = two(writtenArticleFixture());
    draft.change({ summaryFr: 'Le mien' });
    await pause();
    write({ pending: { summaryFr: 'Le mien', bodyFr: 'De l’autre' } });
    const shown = row().bodyFr;
    expect(await draft.publish()).toBe('CHANGED_MEANWHILE');
    expect(row()).toMatchObject({ bodyFr: shown, pending: { summaryFr: 'Le mien', bodyFr: 'De l’autre' } });
    expect(draft.state()).toMatchObject({ values: { bodyFr: 'De l’autre' }, save: { is: 'unchanged' }, isAhead: true });
    expect(sent()).toHaveLength(2);
    expect(await draft.publish()).toBeUndefined();
    expect(row()).toMatchObject({ summaryFr: 'Le mien', bodyFr: 'De l’autre', pending: null });

    draft.change({ summaryFr: 'Encore' });
    write({ pending: { titleFr: 'De l’autre' } });
    expect(await draft.publish()).toBe('CHANGED_MEANWHILE');
    await pause();
    expect(row().pending).toEqual({ titleFr: 'De l’autre', summaryFr: 'Encore' });
    draft.change({ summaryFr: 'Enfin' });
    write({ pending: { summaryFr: 'Encore' } });
    draft.stop();
    await draft.save();
    expect(row().pending).toEqual({ summaryFr: 'Enfin' });
  });

  test('and published it: the words of this one wait', async () => {
    const { draft, write, row } = two(writtenArticleFixture({ publishedAt: null }));
    draft.change({ bodyFr: 'À moitié' });
    const { bodyFr } = write({ publishedAt: '2026-01-10T09:00:00.000Z' });
    await pause();
    expect(row()).toMatchObject({ bodyFr, pending: { bodyFr: 'À moitié' } });
  });

  test('while it was typed in this one and the page reloaded', async () => {
    const article = writtenArticleFixture({ publishedAt: null });
    const shared = api(article);
    open(article, {}, shared).draft.change({ titleFr: 'Le mien' });
    const current = shared.write({ bodyFr: 'De l’autre' });
    const { draft } = open(current, {}, shared);
    await draft.save();
    expect(shared.row()).toMatchObject({ titleFr: 'Le mien', bodyFr: 'De l’autre' });
  });

  test.each(['over a reload', 'where the page is left before the answer'])('it is asked again, %s', async (how) => {
    const { draft, write, row, sent } = two(writtenArticleFixture({ publishedAt: null }));
    draft.change({ titleFr: 'Le mien' });
    write({ titleFr: 'De l’autre' });
    if (how === 'over a reload') await pause();
    draft.stop();
    await draft.save();
    const again = open(row(), {}, { ...api(row()) });
    expect(again.draft.state()).toMatchObject({ save: { is: 'changed' }, values: { titleFr: 'Le mien' } });
    await again.draft.save();
    expect([...sent().slice(1), ...again.sent()]).toEqual([]);
    await again.draft.resolve(true);
    expect(again.sent()).toEqual([['PUT', { titleFr: 'Le mien', keepsVersion: true }]]);
  });

  test('it is asked also where a second save was waiting for the first', async () => {
    const { draft, write, row, sent } = two(writtenArticleFixture({ publishedAt: null }));
    draft.change({ titleFr: 'Le mien' });
    write({ titleFr: 'De l’autre' });
    const saving = draft.save();
    draft.change({ titleFr: 'Le mien !' });
    await Promise.all([saving, draft.save()]);
    expect(sent()).toHaveLength(1);
    expect(draft.state().save.is).toBe('changed');
    expect(row().titleFr).toBe('De l’autre');
  });

  test('nothing stays in the tab of a page that was left and saved, nor over one that was opened since', async () => {
    const { draft, write, row, http, answers } = two(writtenArticleFixture({ publishedAt: null }));
    const kept = () => readDraft(`/pro/articles/${id}`);
    draft.change({ titleFr: 'Le mien' });
    write({ bodyFr: 'De l’autre' });
    draft.stop();
    await draft.save();
    expect(row()).toMatchObject({ titleFr: 'Le mien', bodyFr: 'De l’autre' });
    expect(kept()).toEqual({});

    draft.start();
    let hang: () => void = () => undefined;
    http.on(put, () => new Promise((_, reject) => (hang = () => reject(problemError('OFFLINE', 0)))));
    draft.change({ titleFr: 'Ancien' });
    const hanging = draft.save();
    await jest.advanceTimersByTimeAsync(0);
    draft.stop();
    const leaving = draft.save();
    const again = open(row(), answers).draft;
    again.change({ titleFr: 'Nouveau' });
    await again.save();
    expect(kept()).toEqual({});
    hang();
    await hanging;
    hang();
    await leaving;
    expect(kept()).toEqual({});
  });

  test('a withdrawal there is not undone by publishing changes here', async () => {
    const { draft, write, row } = two(writtenArticleFixture({ pending: { titleFr: 'Le mien' } }));
    write({ publishedAt: null });
    expect(await draft.publish()).toBe('CHANGED_MEANWHILE');
    expect(row().publishedAt).toBeNull();
  });

  test('not published unseen where a save was on its way', async () => {
    const { draft, write, row } = two(writtenArticleFixture());
    draft.change({ summaryFr: 'Le mien' });
    write({ pending: { bodyFr: 'De l’autre' } });
    const saving = draft.save();
    expect(await draft.publish()).toBe('CHANGED_MEANWHILE');
    await saving;
    expect(row()).toMatchObject({ pending: { summaryFr: 'Le mien', bodyFr: 'De l’autre' } });
  });

  test('withdrawing it is not held up, also with words that could not be published', async () => {
    const { draft, write, row, sent } = two(writtenArticleFixture({ pending: { titleFr: 'Le mien' } }));
    write({ pending: { titleFr: 'De l’autre' } });
    draft.change({ bodyFr: '' });
    expect(await draft.publish(null)).toBeUndefined();
    expect(row()).toMatchObject({ titleFr: 'De l’autre', bodyFr: null, pending: null, publishedAt: null });
    expect(sent()).toHaveLength(2);
  });

  test('the choice made without a network still keeps the other text as a version', async () => {
    const { draft, http, write, sent, answers } = two(writtenArticleFixture({ publishedAt: null }));
    draft.change({ titleFr: 'Le mien' });
    write({ titleFr: 'De l’autre' });
    await pause();
    http.on(put, () => {
      throw problemError('OFFLINE', 0);
    });
    await draft.resolve(true);
    http.on(put, answers[put] as FakeAnswer);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(sent().at(-1)).toEqual(['PUT', { titleFr: 'Le mien', keepsVersion: true }]);
  });

  test.each(['the page goes on', 'the page is loaded anew'])(
    'not: it was this page, whose answer was lost while more was typed; %s',
    async (how) => {
      const article = writtenArticleFixture({ publishedAt: null });
      const shared = api(article);
      const losing: FakeAnswer = (call) => {
        shared.answers[put]?.(call);
        throw problemError('OFFLINE', 0);
      };
      const { draft, http } = open(article, { [put]: losing }, shared);
      draft.change({ titleFr: 'Un' });
      await pause();
      draft.change({ titleFr: 'Un mot' });
      expect(draft.state().save.is).toBe('waiting');
      http.on(put, shared.answers[put] as FakeAnswer);
      const now = how === 'the page goes on' ? draft : open(shared.row(), {}, shared).draft;
      await now.save();
      expect(now.state().save.is).toBe('saved');
      expect(shared.row().titleFr).toBe('Un mot');
    },
  );
});

test('what waited in a published article that was withdrawn is not lost with the next word', async () => {
  const article = writtenArticleFixture({ publishedAt: null, pending: { titleFr: 'Le mien' } });
  const { draft, sent } = open(article);
  draft.change({ bodyFr: 'Un mot de plus' });
  await pause();
  expect(sent()[0]).toEqual(['PUT', { titleFr: 'Le mien', bodyFr: 'Un mot de plus', pending: null }]);
  expect(draft.state().values).toMatchObject({ titleFr: 'Le mien', bodyFr: 'Un mot de plus' });
});

test('changes of a published article wait until they are published', async () => {
  const article = writtenArticleFixture();
  const { draft, sent } = open(article);
  draft.change({ summaryFr: 'Autrement' });
  await pause();
  expect(sent()).toEqual([['PUT', { pending: { summaryFr: 'Autrement' } }]]);
  expect(draft.state().isAhead).toBe(true);
  await draft.publish();
  const { publishedAt } = article;
  expect(sent()[1]).toEqual(['PUT', { summaryFr: 'Autrement', pending: null, publishedAt, keepsVersion: true }]);
  expect(draft.state().isAhead).toBe(false);
});

test('the second language of a planned article waits until it is whole, the first does not', async () => {
  const { draft, sent } = open(writtenArticleFixture({ publishedAt: '2099-01-10T09:00:00.000Z' }));
  draft.change({ titleEn: 'Half', summaryEn: 'In short', bodyFr: 'Le jour même' });
  await pause();
  expect(sent()[0]).toEqual(['PUT', { bodyFr: 'Le jour même', pending: { titleEn: 'Half', summaryEn: 'In short' } }]);
  expect(draft.state()).toMatchObject({ isAhead: true, save: { is: 'saved' } });
  draft.change({ bodyEn: 'Whole' });
  await pause();
  expect(sent()[1]).toEqual(['PUT', { titleEn: 'Half', summaryEn: 'In short', bodyEn: 'Whole', pending: null }]);
  expect(draft.state().isAhead).toBe(false);
  draft.change({ bodyEn: '' });
  await pause();
  expect(sent()[2]).toEqual(['PUT', { bodyEn: null }]);
});

test('what waits is sent with the publication, and what is wrong with it is said at its field', async () => {
  const planned = '2099-01-10T09:00:00.000Z';
  const { draft, sent, http } = open(writtenArticleFixture({ publishedAt: planned, pending: { titleEn: 'Half' } }));
  const refuse = (pointer: string, code: 'REQUIRED' | 'TOO_LONG') =>
    http.on(put, () => {
      throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer, code }] });
    });
  refuse('/bodyEn', 'REQUIRED');
  expect(await draft.publish(planned)).toBe('VALIDATION_FAILED');
  expect(sent()).toEqual([['PUT', { titleEn: 'Half', pending: null, publishedAt: planned, keepsVersion: true }]]);
  expect(draft.state()).toMatchObject({ faults: { bodyEn: 'REQUIRED' }, save: { is: 'unchanged' } });
  refuse('/pending/titleEn', 'TOO_LONG');
  draft.change({ titleEn: 'Longer' });
  await pause();
  expect(draft.state().faults).toEqual({ titleEn: 'TOO_LONG' });
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
  expect(sent().map(([, body]) => Object.keys(body as object))).toEqual([['titleFr'], ['publishedAt', 'keepsVersion']]);
  expect(draft.state().faults).toEqual({ bodyFr: 'REQUIRED' });
  expect(draft.state().save).toMatchObject({ is: 'saved' });
  draft.change({ bodyFr: 'Voici' });
  expect(draft.state().faults).toEqual({});
});

test('a letter that is typed and deleted leaves nothing to save, and a fault goes with what mends it', async () => {
  const article = writtenArticleFixture({ publishedAt: null });
  const { draft, http, sent } = open(article);
  draft.change({ titleFr: 'X' });
  draft.change({ titleFr: article.titleFr });
  expect(draft.state().save.is).toBe('unchanged');
  let answer: () => void = () => undefined;
  http.on(
    put,
    () =>
      new Promise((_, reject) => {
        const fault = { pointer: '/titleFr', code: 'TOO_LONG' } as const;
        answer = () => reject(problemError('VALIDATION_FAILED', 422, { errors: [fault] }));
      }),
  );
  draft.change({ titleFr: 'Long' });
  await pause();
  draft.change({ titleFr: 'L' });
  answer();
  http.on(put, api(article).answers[put] as FakeAnswer);
  await pause();
  await pause();
  expect(sent().at(-1)).toEqual(['PUT', { titleFr: 'L' }]);
  expect(draft.state()).toMatchObject({ save: { is: 'saved' }, faults: {} });
});

describe('an answer that was lost', () => {
  const losing =
    (shared: ReturnType<typeof api>): FakeAnswer =>
    (call) => {
      shared.answers[put]?.(call);
      throw problemError('OFFLINE', 0);
    };

  test('a publication is not another tab’s', async () => {
    const article = writtenArticleFixture({ publishedAt: null });
    const shared = api(article);
    const { draft, http } = open(article, { [put]: losing(shared) }, shared);
    const at = '2026-01-10T09:00:00.000Z';
    expect(await draft.publish(at)).toBe('OFFLINE');
    http.on(put, shared.answers[put] as FakeAnswer);
    expect(await draft.publish(at)).toBeUndefined();
    expect(draft.state()).toMatchObject({ article: { publishedAt: at }, save: { is: 'saved' } });
  });

  test('what was undone since is undone', async () => {
    const article = writtenArticleFixture({ publishedAt: null });
    const shared = api(article);
    const { draft, http } = open(article, { [put]: losing(shared) }, shared);
    draft.change({ titleFr: 'Autre' });
    await pause();
    draft.change({ titleFr: article.titleFr });
    http.on(put, shared.answers[put] as FakeAnswer);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(shared.row().titleFr).toBe(article.titleFr);
    expect(draft.state().save.is).toBe('saved');
  });
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
  const read = jest.fn(() => Promise.resolve(draft.state().article ?? article));
  draft.renew(read);
  await pause();
  expect(read).not.toHaveBeenCalled();
  store();
  await publishing;
  await pause();
  expect(read).toHaveBeenCalledWith(id);
  expect(draft.state().article?.publishedAt).toBe(planned);

  draft.renew(() => Promise.reject(problemError('UNAVAILABLE', 503)));
  draft.renew(() => Promise.resolve({ ...article, publishedAt: null }));
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
