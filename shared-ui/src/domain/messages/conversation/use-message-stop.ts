import { useState, type KeyboardEvent } from 'react';
import type { Thread } from '../data/thread.ts';

/**
 * The received message whose button Tab reaches, the last one at first; arrows reach the others from there. Hundreds of messages would be
 * as many stops between what is said and the place to answer.
 */
export function useMessageStop(thread: Thread, ownId: string) {
  const [picked, setStop] = useState<number>();
  const received = thread.filter(({ senderId }) => senderId !== ownId);
  const stop = (received.find(({ seq }) => seq === picked) ?? received.at(-1))?.seq;
  return { stop, setStop };
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the focus to the same button of the message above or below; beyond the last one the arrow scrolls. */
export function handleArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  const { key, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  const step = steps[key];
  if (step === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
  const buttons = [...(currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
  const next = buttons[buttons.indexOf(currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
