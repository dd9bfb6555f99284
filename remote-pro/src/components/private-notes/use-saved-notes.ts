import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { useLeaveWarning } from 'shared-ui/domain/files/use-leave-warning.ts';
import { ProblemError } from 'shared-contracts/platform/problem-error';

/** Saves notes while `expected` is still what is stored; resolves to what is stored then. With `keepalive` the page may be gone by then. */
export type SaveNotes = (notes: string, expected: string | null, keepalive: boolean) => Promise<string | null>;

export type SavedState =
  | { readonly kind: 'unchanged' | 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'failed'; readonly code: string }
  /** Another tab or device saved these meanwhile. */
  | { readonly kind: 'changed'; readonly theirs: string | null };

/** After the last letter. */
const PAUSE = 800;

/** As the API stores it. */
const asStored = (text: string) => text.trim() || null;

/** The notes that another tab saved, in the answer of a refused save. */
const theirsIn = (details: unknown): string | null => {
  const current = (details as { current?: { privateNotes?: unknown } } | undefined)?.current?.privateNotes;
  return typeof current === 'string' ? current : null;
};

/**
 * Private notes that save themselves shortly after the last letter. What was typed and not saved survives a reload; what another tab
 * saved is not overwritten. `stored` is what was fetched last.
 */
export function useSavedNotes(stored: string | null, maximum: number, save: SaveNotes) {
  const { pathname } = useLocation();
  const { session } = usePlatform();
  const [authorId] = useState(session.user?.id);
  const key = `${pathname}#notes`;
  // What the typed text was based on: only then it may be replaced.
  const [{ text, base }, setNotes] = useState(() => {
    const draft = readDraft(key);
    const kept = { text: draft['text'], base: typeof draft['base'] === 'string' ? draft['base'] : null };
    return typeof kept.text === 'string' && asStored(kept.text) !== kept.base
      ? { ...kept, text: kept.text }
      : { text: stored ?? '', base: stored };
  });
  const [state, setState] = useState<SavedState>({ kind: 'unchanged' });
  const isLeft = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDirty = asStored(text) !== base;
  const isTooLong = text.trim().length > maximum;

  // Fetched again, and nothing typed that is not saved: the other tab's notes are shown.
  const [seen, setSeen] = useState(stored);
  if (seen !== stored) {
    setSeen(stored);
    if (!isDirty && stored !== base) setNotes({ text: stored ?? '', base: stored });
  }

  const send = useCallback(
    async function send(typed: string, expected: string | null, keepalive = false): Promise<void> {
      // Nothing is sent in the name of somebody else, who has signed in.
      if (session.user?.id !== authorId) {
        if (session.user === null) setState({ kind: 'failed', code: 'UNAUTHENTICATED' });
        return;
      }
      setState({ kind: 'saving' });
      let now: string | null;
      try {
        now = await save(typed, expected, keepalive);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        const { code, problem } = error;
        const theirs = theirsIn(problem.details);
        if (code !== 'CHANGED_MEANWHILE') return setState({ kind: 'failed', code });
        if (theirs !== asStored(typed)) return setState({ kind: 'changed', theirs });
        // By this page, left and opened again.
        now = theirs;
      }
      setNotes((notes) => ({ ...notes, base: now }));
      setState({ kind: 'saved', at: Date.now() });
      const { text: latest } = readDraft(key);
      if (typeof latest !== 'string' || [now, asStored(typed)].includes(asStored(latest))) return clearDraft(key);
      // Typed since.
      writeDraft(key, { text: latest, base: now });
      if (isLeft.current && latest.trim().length <= maximum) await send(latest, now, true);
    },
    [save, key, maximum, session, authorId],
  );
  const isWaiting = state.kind === 'saving' || state.kind === 'changed' || state.kind === 'failed';
  const flush = useEffectEvent((keepalive = false) => {
    clearTimeout(timer.current);
    if (isDirty && !isTooLong && !isWaiting) void send(text, base, keepalive);
  });
  useLeaveWarning(isDirty && (isTooLong || state.kind === 'failed' || state.kind === 'changed'));
  // The last letters too, when the page is left within the pause.
  useEffect(() => {
    isLeft.current = false;
    const handleHide = () => {
      if (document.visibilityState === 'hidden') flush(true);
    };
    document.addEventListener('visibilitychange', handleHide);
    return () => {
      document.removeEventListener('visibilitychange', handleHide);
      isLeft.current = true;
      flush(true);
    };
  }, []);
  useEffect(() => {
    // Also what was undone while it was saved.
    if (isDirty || state.kind === 'saving') writeDraft(key, { text, base });
    if (!isDirty) return;
    timer.current = setTimeout(() => flush(), PAUSE);
    return () => clearTimeout(timer.current);
    // `state`: what was typed while it was saving is saved after that.
  }, [text, base, isDirty, key, state]);

  return {
    text,
    state,
    isTooLong,
    type: (typed: string) => {
      setNotes((notes) => ({ ...notes, text: typed }));
      setState((before) => (before.kind === 'failed' || before.kind === 'saved' ? { kind: 'unchanged' } : before));
    },
    retry: () => void send(text, base),
    /** Over what another tab saved. */
    keepMine: (theirs: string | null) => {
      setNotes((notes) => ({ ...notes, base: theirs }));
      void send(text, theirs);
    },
    keepTheirs: (theirs: string | null) => {
      clearDraft(key);
      setNotes({ text: theirs ?? '', base: theirs });
      setState({ kind: 'unchanged' });
    },
  };
}
