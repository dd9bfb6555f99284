import { message, type Message } from 'shared-contracts/schemas/conversation';
import * as v from 'valibot';
import { removeUnsent, unsent, unsentPrefix, type Unsent } from './unsent.ts';

/** What stands under the name of an unsent message for the moment between its arrival and its removal. */
const arrival = v.object({ arrived: message });
const entry = v.pipe(v.string(), v.parseJson(), v.union([arrival, unsent]));

/** Removes a message that has arrived, and tells the other tabs what it has become. */
export function removeArrived(userId: string, arrived: Message): void {
  try {
    localStorage.setItem(unsentPrefix(userId) + arrived.id, JSON.stringify({ arrived }));
  } catch {
    // Full or blocked: the others learn it from the live event.
  }
  removeUnsent(userId, arrived.id);
}

/** What another tab does with the unsent messages of an account. */
export interface OtherTabs {
  readonly onPut: (message: Unsent) => void;
  readonly onArrived: (message: Message) => void;
  /** Discarded, or told before to have arrived. */
  readonly onRemoved: (messageId: string) => void;
  /** Anything may have changed. */
  readonly onUnknown: () => void;
}

export function watchOtherTabs(userId: string, { onPut, onArrived, onRemoved, onUnknown }: OtherTabs): void {
  const prefix = unsentPrefix(userId);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null) return onUnknown();
    if (!key.startsWith(prefix)) return;
    if (newValue === null) return onRemoved(key.slice(prefix.length));
    const read = v.safeParse(entry, newValue);
    if (!read.success) return;
    if ('arrived' in read.output) onArrived(read.output.arrived);
    else onPut(read.output);
  });
  // A page that was put away meanwhile was told nothing.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onUnknown();
  });
}
