import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import { isPublic } from '../../model/article-state.ts';
import {
  articleColumns,
  changeArticle,
  createArticle,
  getArticle,
  type ArticleColumns,
  type WrittenArticle,
} from '../../data/articles/articles.ts';

type Column = keyof ArticleColumns;
/** What tells one state of an article from the next: changes that wait do not touch `updatedAt`, nor does the end of a plan. */
const versionOf = ({ updatedAt, publishedAt, pending }: WrittenArticle) => ({ updatedAt, publishedAt, pending });
type Base = ArticleColumns & ReturnType<typeof versionOf>;

export type SaveState =
  | { readonly is: 'unchanged' | 'waiting' | 'saving' }
  | { readonly is: 'saved'; readonly at: string }
  | { readonly is: 'failed'; readonly code: ErrorCode }
  /** Somebody changed it meanwhile, in another tab or on another device. */
  | { readonly is: 'changed' };

export interface DraftState {
  readonly values: ArticleColumns;
  /** As the API has it; undefined before the first word. */
  readonly article: WrittenArticle | undefined;
  readonly save: SaveState;
  /** Whether something of it waits: what is not published yet, or a language that is not whole in time for a planned publication. */
  readonly isAhead: boolean;
  /** Where an article cannot be published as it is, by column. */
  readonly faults: Readonly<Partial<Record<string, ErrorCode>>>;
}

/** As the API stores a text. */
const stored = <Value>(value: Value) => (typeof value === 'string' ? value.trim() || null : value);
const columnsOf = (row: ArticleColumns) =>
  Object.fromEntries(articleColumns.map((column) => [column, row[column]])) as ArticleColumns;
const differing = (values: ArticleColumns, from: ArticleColumns) =>
  articleColumns.filter((column) => stored(values[column]) !== stored(from[column]));
const pick = (values: ArticleColumns, columns: readonly Column[]) =>
  Object.fromEntries(columns.map((column) => [column, stored(values[column])])) as Partial<ArticleColumns>;

/** The columns of a language that is half written and of which a planned article has nothing. */
const half = (values: ArticleColumns, row: ArticleColumns): readonly Column[] =>
  languages.flatMap(([title, body, summary]) => {
    const isBegun = row[title] !== null || row[body] !== null;
    const isHalf = (stored(values[title]) === null) !== (stored(values[body]) === null);
    return isHalf && !isBegun ? [title, body, summary] : [];
  });
const languages = [
  ['titleFr', 'bodyFr', 'summaryFr'],
  ['titleEn', 'bodyEn', 'summaryEn'],
] as const;

/** What waits until it is published or, in a planned article, until its language is whole; of a draft nothing. */
function waiting(row: WrittenArticle, values: ArticleColumns): readonly Column[] {
  if (row.publishedAt === null) return [];
  const columns = differing(values, row);
  const waits = isPublic(row) ? columns : half(values, row);
  return columns.filter((column) => waits.includes(column));
}

/** What the author has written of it: the pending changes over what readers see. */
const writtenOf = (row: Pick<Base, 'pending'> & ArticleColumns): ArticleColumns => ({
  ...columnsOf(row),
  ...row.pending,
});

interface DraftOptions {
  readonly http: HttpClient;
  /** Of what is kept in this tab. */
  readonly key: string;
  readonly article: WrittenArticle | undefined;
  /** What a new article begins with. */
  readonly empty: ArticleColumns;
  readonly onStored: (article: WrittenArticle) => void;
  /** Not once its page is left. */
  readonly onCreated: (id: string) => void;
  /** False once its author's session is over, or somebody else is signed in: nothing is sent in their name. */
  readonly isOwner: () => boolean;
}

/** A creation whose answer may be lost: it is asked for again, so with the same body. */
interface Creation {
  readonly values: ArticleColumns;
  readonly idempotencyKey: string;
}

/** In this tab, until it is saved. */
interface Kept {
  readonly values?: ArticleColumns;
  /** Over what it was written. */
  readonly base?: Partial<Base> | null;
  /** What was sent and may have arrived, since the last answer. */
  readonly sent?: readonly Partial<ArticleColumns>[];
  readonly creation?: Creation;
  /** It was asked which of two texts is kept. */
  readonly isAsked?: boolean;
  /** Whether the next save keeps the other text as a version. */
  readonly keepsNext?: boolean;
}

interface StoreOptions {
  readonly keepsVersion?: boolean;
  /** The page may be gone before the answer. */
  readonly keepalive?: boolean;
  readonly publishedAt?: string | null | undefined;
  /** How often another tab's words had been taken over when its publication was asked for: those of later are not published unseen. */
  readonly seen?: number;
}

const changedMeanwhile = () => new ProblemError({ status: 409, code: 'CHANGED_MEANWHILE', errors: [] });

const PAUSE_MS = 1_000;
const RETRY_MS = 15_000;
/** Characters: browsers let a request of 64 KiB outlive its page. */
const OUTLIVING = 20_000;
/** The first, which was on its way when the network went, and the last: what is kept in a tab is bounded. */
const MOST_SENT = 5;
/** Answers of which nobody knows whether the change arrived. */
const lost: readonly ErrorCode[] = ['OFFLINE', 'UNAVAILABLE', 'INTERNAL'];

/**
 * An article that is being written: saved in each pause, one request after the other, and never over what another tab has written. What is
 * not saved is kept in this tab, and sent when the API answers again: by the page while it is open, else when it is opened anew.
 */
export function createArticleDraft({ http, key, article, empty, onStored, onCreated, isOwner }: DraftOptions) {
  const listeners = new Set<() => void>();
  const kept = readDraft(key) as Kept;
  // A base that was kept without its version is of an older release: of no version that the API has.
  const opened = article && kept.base ? { ...article, updatedAt: new Date(0).toISOString(), ...kept.base } : article;
  const written = opened ? writtenOf(opened) : empty;
  let state: DraftState = {
    values: { ...written, ...kept.values },
    article: opened,
    save: { is: kept.isAsked ? 'changed' : 'unchanged' },
    isAhead: opened !== undefined && waiting(opened, written).length > 0,
    faults: {},
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let { sent = [], creation, keepsNext = false } = kept;
  /** What was sent over a version that was gone by then: another page of this tab may have sent the same. */
  let tried: readonly Partial<ArticleColumns>[] = [];
  /** What this page has left in the tab. */
  let left = kept.values && JSON.stringify(kept.values);
  let draftKey = key;
  let taken = 0;
  let isForgotten = false;
  let isStopped = false;

  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    const { article: row, values } = state;
    state = { ...state, isAhead: row !== undefined && waiting(row, values).length > 0 };
    for (const listener of listeners) listener();
  };
  /** Also while what was sent may have arrived, though it was undone since. */
  const isDirty = (): boolean =>
    sent.length > 0 || differing(state.values, state.article ? writtenOf(state.article) : empty).length > 0;
  const keep = () => {
    const { values, article: row, save } = state;
    // The page was opened again since, and written in or saved.
    if (isStopped && JSON.stringify(readDraft(draftKey)['values']) !== left) return;
    left = isDirty() ? JSON.stringify(values) : undefined;
    if (!isDirty()) clearDraft(draftKey);
    else
      writeDraft(draftKey, {
        ...{ values, base: row && { ...columnsOf(row), ...versionOf(row) }, sent, creation },
        ...{ isAsked: save.is === 'changed', keepsNext },
      });
  };
  const faultsBut = (columns: Partial<ArticleColumns>) =>
    Object.fromEntries(Object.entries(state.faults).filter(([column]) => !(column in columns)));
  /** Whether neither the page nor the tab's draft is its author's any more. */
  const isGone = () => isStopped && !isOwner();
  const plan = (delay: number) => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void save(), delay);
  };

  async function create(): Promise<WrittenArticle> {
    const { values, idempotencyKey } = (creation ??= { values: state.values, idempotencyKey: crypto.randomUUID() });
    keep();
    try {
      return await createArticle(http, pick(values, articleColumns) as ArticleColumns, idempotencyKey);
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'VALIDATION_FAILED') creation = undefined;
      throw error;
    }
  }
  /** Saves what differs. With `publishedAt` nothing waits any more, and it is published then, or withdrawn. */
  async function store({
    keepsVersion = keepsNext,
    keepalive = false,
    publishedAt,
    seen,
  }: StoreOptions): Promise<void> {
    const { article: row, values } = state;
    if (row === undefined) return accept(await create());
    if (seen !== undefined && seen !== taken) throw changedMeanwhile();
    const waits = publishedAt === undefined ? waiting(row, values) : [];
    const rest = differing(values, row).filter((column) => !waits.includes(column));
    const pending = waits.length === 0 ? null : pick(values, waits);
    const change = {
      ...pick(values, rest),
      ...((pending ?? row.pending) !== null && { pending }),
      ...(publishedAt !== undefined && { publishedAt }),
      ...(keepsVersion && { keepsVersion }),
    };
    const expected = versionOf(row);
    const isShort = JSON.stringify([change, expected]).length < OUTLIVING;
    const before = sent;
    const own = pick(values, differing(values, writtenOf(row)));
    sent = [...before.slice(0, 1), ...before.slice(1).slice(2 - MOST_SENT), own];
    keep();
    try {
      accept(await changeArticle(http, row.id, change, expected, keepalive && isShort), own);
    } catch (error) {
      if (error instanceof ProblemError && !lost.includes(error.code)) sent = before;
      if (!(error instanceof ProblemError) || error.code !== 'CHANGED_MEANWHILE') throw error;
      requireOwner();
      tried = [...tried, own].slice(-MOST_SENT);
      takeOver(await getArticle(http, row.id));
      throw error;
    }
  }
  /**
   * The article as another tab or device has left it: what was written there is taken over, but in columns where this page has been written
   * in as well, about which is asked.
   */
  function takeOver(row: WrittenArticle): void {
    const { article: before, values } = state;
    if (before === undefined || isGone()) return;
    const [now, then] = [writtenOf(row), writtenOf(before)];
    const mine = differing(values, then);
    // Without what this page has sent itself.
    const isOwn = (column: Column) =>
      [...sent, ...tried].some((one) => column in one && one[column] === stored(now[column]));
    const theirs = differing(now, then).filter((column) => !isOwn(column));
    sent = [];
    const isClash = differing(values, now).some((column) => mine.includes(column) && theirs.includes(column));
    const others = theirs.filter((column) => !mine.includes(column));
    const isMoved = before.publishedAt !== null && row.publishedAt !== before.publishedAt;
    if (others.length > 0 || isMoved) taken += 1;
    onStored(row);
    set({ article: row, values: { ...values, ...pick(now, others) }, ...(isClash && { save: { is: 'changed' } }) });
    keep();
  }
  /** `own` are the columns that were written. */
  function accept(row: WrittenArticle, own: Partial<ArticleColumns> = {}): void {
    if (isGone()) return;
    [sent, tried] = [[], []];
    keepsNext = false;
    const isNew = state.article === undefined;
    if (isNew) {
      clearDraft(draftKey);
      [creation, left] = [undefined, undefined];
      draftKey = draftKey.replace(/[^/]+$/u, row.id);
    }
    onStored(row);
    if (isNew && !isStopped) onCreated(row.id);
    set({ article: row, save: { is: 'saved', at: new Date().toISOString() }, faults: faultsBut(own) });
    keep();
    if (isDirty()) plan(PAUSE_MS);
  }
  /** `before` is how it was saved: what is refused is not lost where everything written is saved. */
  function refuse(error: unknown, before: SaveState): ErrorCode {
    if (!(error instanceof ProblemError)) throw error;
    const { code, problem } = error;
    if (isGone()) return code;
    if (code === 'CHANGED_MEANWHILE') {
      if (state.save.is === 'changed') return code;
      set({ save: { is: isDirty() ? 'waiting' : 'unchanged' } });
      if (isDirty()) plan(PAUSE_MS);
      return code;
    }
    const faults = Object.fromEntries(
      problem.errors.map(({ pointer, code }) => [pointer.replace(/^\/(?:pending\/)?/u, ''), code]),
    );
    set({ save: isDirty() ? { is: 'failed', code } : before, faults });
    if ([...lost, 'RATE_LIMITED', 'IDEMPOTENCY_IN_FLIGHT'].includes(code)) plan(RETRY_MS);
    return code;
  }
  /** In turn: another person may have signed in meanwhile. */
  const requireOwner = () => {
    if (!isOwner()) throw new ProblemError({ status: 401, code: 'UNAUTHENTICATED', errors: [] });
  };
  /** After what is on its way. Answers why not all went well. */
  const inTurn = (work: () => Promise<void>): Promise<ErrorCode | undefined> => {
    clearTimeout(timer);
    const turn = queue.then(async () => {
      const { save: before } = state;
      try {
        requireOwner();
        if (before.is === 'changed') throw changedMeanwhile();
        set({ save: { is: 'saving' } });
        await work();
        return undefined;
      } catch (error) {
        return refuse(error, before);
      }
    });
    queue = turn.catch(() => undefined);
    return turn;
  };
  /** Over what another tab has written, where nothing is to be asked. */
  const send = async (options: StoreOptions): Promise<ErrorCode | undefined> => {
    const refusal = await inTurn(() => store(options));
    return refusal === 'CHANGED_MEANWHILE' && state.save.is !== 'changed' ? inTurn(() => store(options)) : refusal;
  };
  const save = async (
    options: { keepsVersion?: boolean; keepalive?: boolean } = {},
  ): Promise<ErrorCode | undefined> => {
    if (state.save.is === 'changed') return 'CHANGED_MEANWHILE';
    if (isForgotten) return undefined;
    if (isDirty() || (options.keepsVersion && state.article)) return send(options);
    if (state.save.is === 'failed') set({ save: { is: 'unchanged' } });
    return undefined;
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    isDirty,
    change(values: Partial<ArticleColumns>) {
      set({ values: { ...state.values, ...values }, faults: faultsBut(values) });
      keep();
      const { save } = state;
      if (save.is === 'changed') return;
      if (save.is === 'waiting' || save.is === 'failed') set({ save: { is: 'unchanged' } });
      if (!isDirty()) return;
      if (save.is !== 'saving') set({ save: { is: 'waiting' } });
      plan(PAUSE_MS);
    },
    save,
    /**
     * Publishes it at `publishedAt`, or the changes of a published one; null withdraws it. Answers why it was refused: CHANGED_MEANWHILE also
     * where another tab's words were taken over since, which nobody has seen on this page yet.
     */
    async publish(publishedAt = state.article?.publishedAt): Promise<ErrorCode | undefined> {
      if (state.save.is === 'changed') return 'CHANGED_MEANWHILE';
      // What is withdrawn may be wrong, and is saved with it.
      if (publishedAt === null) return send({ keepsVersion: true, publishedAt });
      const seen = taken;
      return (await save()) ?? send({ keepsVersion: true, publishedAt, seen });
    },
    /** Keeps one's own text over the other one, which becomes a version, or takes the other. */
    async resolve(isOwnKept: boolean): Promise<void> {
      const { article: row, values } = state;
      if (row === undefined) return;
      set({ save: { is: 'waiting' }, values: isOwnKept ? values : writtenOf(row) });
      // Also where it is saved later, once the API answers again.
      keepsNext = isOwnKept;
      keep();
      await save();
      if (!isOwnKept) set({ save: { is: 'unchanged' } });
    },
    /** Takes over how it is after a change that the API made: read in turn, lest it be of before a change. */
    renew(read: (id: string) => Promise<WrittenArticle>): void {
      queue = queue
        .then(async () => {
          if (state.article !== undefined && isOwner()) takeOver(await read(state.article.id));
        })
        .catch(() => undefined);
    },
    start() {
      isStopped = false;
    },
    /** The page is left: what is saved after it is tried once. What fails stays in this tab, for whoever wrote it. */
    stop() {
      clearTimeout(timer);
      isStopped = true;
    },
    /** What is left of a deleted article. */
    forget() {
      clearTimeout(timer);
      clearDraft(draftKey);
      isForgotten = true;
    },
  };
}
export type ArticleDraft = ReturnType<typeof createArticleDraft>;
