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

/** Moves the focus to the same button of the message above or below. */
export function handleArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const { currentTarget } = event;
  const buttons = [...(currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
  buttons[buttons.indexOf(currentTarget) + step]?.focus();
}
