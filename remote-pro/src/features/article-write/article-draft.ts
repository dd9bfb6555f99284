import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import {
  articleColumns,
  changeArticle,
  createArticle,
  type ArticleColumns,
  type WrittenArticle,
} from '../../data/articles/articles.ts';

type Column = keyof ArticleColumns;
type Base = ArticleColumns & Pick<WrittenArticle, 'pending'>;

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
  /** Whether something of a published article waits to be published. */
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

/** Whether readers see it, so that changes wait until they are published. */
export const isPublic = ({ publishedAt }: Pick<WrittenArticle, 'publishedAt'>): boolean =>
  publishedAt !== null && Date.parse(publishedAt) <= Date.now();

/** What the author has written of it: the pending changes over what readers see. */
const writtenOf = (row: Base): ArticleColumns => ({ ...columnsOf(row), ...row.pending });

interface DraftOptions {
  readonly http: HttpClient;
  /** Of what is kept in this tab. */
  readonly key: string;
  readonly article: WrittenArticle | undefined;
  /** What a new article begins with. */
  readonly empty: ArticleColumns;
  readonly onStored: (article: WrittenArticle) => void;
  /** False once its author's session is over, or somebody else is signed in: nothing is sent in their name. */
  readonly isOwner: () => boolean;
}

const PAUSE_MS = 1_000;
const RETRY_MS = 15_000;
/** Characters: browsers let a request of 64 KiB outlive its page. */
const OUTLIVING = 20_000;

/**
 * An article that is being written: saved in each pause, one request after the other, and never over what another tab has written. What is
 * not saved is kept in this tab, and sent when the API answers again: by the page while it is open, else when it is opened anew.
 */
export function createArticleDraft({ http, key, article, empty, onStored, isOwner }: DraftOptions) {
  const listeners = new Set<() => void>();
  const kept = readDraft(key) as { values?: ArticleColumns; base?: Base | null };
  const opened = article && kept.base ? { ...article, ...kept.base } : article;
  const written = opened ? writtenOf(opened) : empty;
  let state: DraftState = {
    values: { ...written, ...kept.values },
    article: opened,
    save: { is: 'unchanged' },
    isAhead: (opened?.pending ?? null) !== null,
    faults: {},
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let creation: { readonly values: ArticleColumns; readonly idempotencyKey: string } | undefined;
  let draftKey = key;
  let isForgotten = false;
  let isStopped = false;

  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    const { article: row, values } = state;
    state = { ...state, isAhead: row !== undefined && isPublic(row) && differing(values, row).length > 0 };
    for (const listener of listeners) listener();
  };
  const isDirty = () => differing(state.values, state.article ? writtenOf(state.article) : empty).length > 0;
  const keep = () => {
    const { values, article: row } = state;
    if (!isDirty()) clearDraft(draftKey);
    else writeDraft(draftKey, { values, base: row ? { ...columnsOf(row), pending: row.pending } : null });
  };
  /** Whether neither the page nor the tab's draft is its author's any more. */
  const isGone = () => isStopped && !isOwner();
  const plan = (delay: number) => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void save(), delay);
  };

  async function create(): Promise<WrittenArticle> {
    // An answer that was lost is asked for again, so with the same body.
    creation ??= { values: state.values, idempotencyKey: crypto.randomUUID() };
    const { values, idempotencyKey } = creation;
    return createArticle(http, pick(values, articleColumns) as ArticleColumns, idempotencyKey);
  }
  /** Saves what differs; `isPublishing` makes pending changes public. */
  async function store({ keepsVersion = false, isPublishing = false, keepalive = false }): Promise<void> {
    const { article: row, values } = state;
    if (row === undefined) return accept(await create());
    // Of one that was withdrawn too, whose pending changes become its words.
    const columns = differing(values, row);
    const change =
      isPublic(row) && !isPublishing
        ? { pending: columns.length === 0 ? null : pick(values, columns) }
        : { ...pick(values, columns), ...(row.pending === null ? {} : { pending: null }) };
    const expected = isPublic(row) && !isPublishing ? { pending: row.pending } : pick(row, columns);
    const sent = { ...change, ...(keepsVersion && { keepsVersion }) };
    const isShort = JSON.stringify([sent, expected]).length < OUTLIVING;
    accept(await changeArticle(http, row.id, sent, expected, keepalive && isShort), values);
  }
  /**
   * What came with the answer from another tab, in columns that were not sent: taken over, but where this page has been written in meanwhile,
   * whose next save expects what it was written over and is refused.
   */
  const merge = (row: WrittenArticle, before: WrittenArticle, sent: ArticleColumns): Partial<DraftState> => {
    const { values } = state;
    const [now, then] = [writtenOf(row), writtenOf(before)];
    const theirs = differing(now, then).filter((column) => stored(sent[column]) === stored(then[column]));
    const isTyped = (column: Column) => values[column] !== sent[column];
    return {
      article: { ...row, ...pick(before, theirs.filter(isTyped)) },
      values: {
        ...values,
        ...pick(
          now,
          theirs.filter((column) => !isTyped(column)),
        ),
      },
    };
  };
  /** `sent` is what was written when the change was sent. */
  function accept(row: WrittenArticle, sent?: ArticleColumns): void {
    if (isGone()) return;
    const { article: before } = state;
    if (before === undefined) {
      clearDraft(draftKey);
      draftKey = draftKey.replace(/[^/]+$/u, row.id);
    }
    onStored(row);
    const merged = before && sent ? merge(row, before, sent) : { article: row };
    set({ ...merged, save: { is: 'saved', at: new Date().toISOString() } });
    keep();
    if (isDirty()) plan(PAUSE_MS);
  }
  /** `before` is how it was saved: what is refused is not lost where everything written is saved. */
  function refuse(error: unknown, before: SaveState): ErrorCode {
    if (!(error instanceof ProblemError)) throw error;
    const { code, problem } = error;
    if (isGone()) return code;
    const { article: row } = state;
    if (code === 'CHANGED_MEANWHILE' && row) {
      const current = (problem.details?.['current'] ?? {}) as Partial<Base>;
      set({ article: { ...row, ...current }, save: { is: 'changed' } });
      keep();
      return code;
    }
    const faults = Object.fromEntries(problem.errors.map(({ pointer, code }) => [pointer.slice(1), code]));
    set({ save: isDirty() ? { is: 'failed', code } : before, faults });
    if (['OFFLINE', 'UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL'].includes(code)) plan(RETRY_MS);
    return code;
  }
  /** After what is on its way. Answers why not all went well. */
  const inTurn = (work: () => Promise<void>): Promise<ErrorCode | undefined> => {
    clearTimeout(timer);
    const turn = queue.then(async () => {
      const { save: before } = state;
      try {
        // In turn: another person may have signed in while it waited.
        if (!isOwner()) throw new ProblemError({ status: 401, code: 'UNAUTHENTICATED', errors: [] });
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
  const save = async (
    options: { keepsVersion?: boolean; keepalive?: boolean } = {},
  ): Promise<ErrorCode | undefined> => {
    if (state.save.is === 'changed') return 'CHANGED_MEANWHILE';
    if (isForgotten || (!isDirty() && !(options.keepsVersion && state.article))) return undefined;
    return inTurn(() => store(options));
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    isDirty,
    change(values: Partial<ArticleColumns>) {
      const faults = Object.fromEntries(Object.entries(state.faults).filter(([column]) => !(column in values)));
      set({ values: { ...state.values, ...values }, faults });
      keep();
      if (state.save.is === 'changed') return;
      if (state.save.is !== 'saving' && isDirty()) set({ save: { is: 'waiting' } });
      if (isDirty()) plan(PAUSE_MS);
    },
    save,
    /** Publishes it at `publishedAt`, or the changes of a published one; null withdraws it. Answers why it was refused. */
    async publish(publishedAt?: string | null): Promise<ErrorCode | undefined> {
      if (publishedAt === undefined) return inTurn(() => store({ keepsVersion: true, isPublishing: true }));
      const unsaved = await save();
      if (unsaved !== undefined) return unsaved;
      return inTurn(async () => {
        const { article: row } = state;
        if (row === undefined) return;
        const expected = { publishedAt: row.publishedAt };
        accept(await changeArticle(http, row.id, { publishedAt }, expected), writtenOf(row));
      });
    },
    /** Keeps one's own text over the other one, which becomes a version, or takes the other. */
    async resolve(isOwnKept: boolean): Promise<void> {
      const { article: row, values } = state;
      if (row === undefined) return;
      set({ save: { is: 'waiting' }, values: isOwnKept ? values : writtenOf(row) });
      keep();
      await save({ keepsVersion: isOwnKept });
      if (!isOwnKept) set({ save: { is: 'unchanged' } });
    },
    /** Takes over whether and when it is published, which may have changed elsewhere: read in turn, lest it be of before a change. */
    renew(read: (id: string) => Promise<Pick<WrittenArticle, 'publishedAt'>>): void {
      queue = queue
        .then(async () => {
          if (state.article === undefined || !isOwner()) return;
          const { publishedAt } = await read(state.article.id);
          set({ article: { ...state.article, publishedAt } });
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
