import { useEffect, useRef, type RefObject } from 'react';
import { addDays } from '../slot-picker/slot-days.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const linksIn = (root: HTMLElement | null): readonly HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[data-date] > * a[data-navlink]') ?? []),
];
const dateOf = (link: Element) => link.closest('[data-date]')?.getAttribute('data-date') ?? '';

/** The single tab stop: the last focused day, else today, else the first of the month. */
function markStop(links: readonly HTMLElement[], left: string): void {
  const stop =
    links.find((link) => dateOf(link) === left) ??
    links.find((link) => link.closest('.fc-day-today')) ??
    links.find((link) => !link.closest('.fc-day-other'));
  for (const link of links) {
    link.tabIndex = link === stop ? 0 : -1;
    link.setAttribute('role', 'button');
    // What is written there is said there, for those who speak to their device: "lun. 24/11", "1" on what is the "1er décembre".
    const text = link.textContent.trim();
    link.setAttribute('aria-label', ` ${link.title} `.includes(` ${text} `) ? link.title : `${text}, ${link.title}`);
  }
}

/**
 * Keyboard navigation of the days, as in the ARIA grid pattern: one tab stop, arrow keys between days, past the edge to
 * the next page. Call `sync` after each render.
 */
export function useDayKeys(root: RefObject<HTMLElement | null>, turn: (forward: boolean) => void) {
  const current = useRef('');
  const sync = () => markStop(linksIn(root.current), current.current);
  const handleKeyDown = (event: KeyboardEvent) => {
    const link = (event.target as Element).closest('a[data-navlink]');
    const step = STEPS[event.key];
    if (!link || step === undefined) return;
    event.preventDefault();
    const date = addDays(dateOf(link), step);
    current.current = date;
    const find = () => linksIn(root.current).find((one) => dateOf(one) === date);
    if (!find()) turn(step > 0);
    sync();
    find()?.focus();
  };
  // A native listener, as a React handler would have to be on an interactive element.
  useEffect(() => {
    const element = root.current;
    element?.addEventListener('keydown', handleKeyDown);
    return () => element?.removeEventListener('keydown', handleKeyDown);
  });
  return sync;
}
