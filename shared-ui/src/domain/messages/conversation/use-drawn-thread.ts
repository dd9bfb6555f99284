import { useState } from 'react';
import type { Thread } from '../data/thread.ts';
import type { ShownThread } from './use-shown-thread.ts';

/** So many messages are in the page at most, some twenty screens: it grows no further however far one reads. */
const DRAWN = 300;
/** So many with those that come in; then, once somebody is at the end, no more than `DRAWN` again. */
const MOST_DRAWN = 2 * DRAWN;
/** So many more at a time. */
const STEP = 40;

export type Side = 'older' | 'newer';

export interface DrawnThread extends ShownThread {
  /** Whether more of this side is loaded than drawn. */
  readonly isLoaded: (side: Side) => boolean;
  /** Draws more of this side, and as much less of the other one. Does nothing when something else was gone to meanwhile. */
  readonly extend: (side: Side) => void;
  readonly showEnd: () => void;
  /** Whether somebody is at the end of the conversation. */
  readonly isAtEnd: boolean;
  readonly setAtEnd: (isAtEnd: boolean) => void;
}

/** The end of what is loaded, or what lies around a message of it. Numbers have no gaps. */
function partOf(thread: Thread, goal: number | null) {
  const last = thread.at(-1)?.seq ?? 0;
  const to = goal === null ? last : Math.min(last, goal + DRAWN / 2);
  return { goal, from: to - DRAWN + 1, to };
}

/** The part of what is loaded that is in the page; at the end of a conversation it goes on with what comes in. */
export function useDrawnThread(shown: ShownThread, goal: number | null): DrawnThread {
  const { thread } = shown;
  const [isAtEnd, setAtEnd] = useState(true);
  const isThere = goal === null || thread.some(({ seq }) => seq === goal);
  const [drawn, setDrawn] = useState(() => partOf(thread, isThere ? goal : null));
  const part = thread.filter(({ seq }) => seq >= drawn.from && seq <= drawn.to);
  const [first, last] = [part[0]?.seq ?? 1, part.at(-1)?.seq ?? 0];
  const [start, end] = [thread[0]?.seq ?? 1, thread.at(-1)?.seq ?? 0];
  const reachesEnd = drawn.to >= end || end - Math.max(drawn.from, start) < DRAWN;
  if (isThere && goal !== drawn.goal) setDrawn(partOf(thread, goal));
  // After a gap, what is loaded begins later.
  else if (part.length === 0 && thread.length > 0) setDrawn({ ...partOf(thread, null), goal: drawn.goal });
  else if (shown.isLatest && reachesEnd && drawn.to < Infinity) setDrawn({ ...drawn, to: Infinity });
  else if (isAtEnd && part.length > MOST_DRAWN) setDrawn({ ...drawn, from: end - DRAWN + 1 });
  const extended = (side: Side) =>
    side === 'older'
      ? { from: first - STEP, to: Math.min(drawn.to, first - STEP + DRAWN - 1) }
      : { from: Math.max(drawn.from, last + STEP - DRAWN + 1), to: last + STEP };
  return {
    ...shown,
    thread: part,
    isLatest: shown.isLatest && drawn.to === Infinity,
    isLoaded: (side) => (side === 'older' ? start < first : last < end),
    extend: (side) => setDrawn((now) => (now === drawn ? { goal: now.goal, ...extended(side) } : now)),
    showEnd: () => {
      if (shown.isLatest) setDrawn({ ...partOf(thread, null), goal: drawn.goal });
    },
    isAtEnd,
    setAtEnd,
  };
}
