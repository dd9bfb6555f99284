import { id } from 'shared-contracts/schemas/text';
import * as v from 'valibot';

export const unsent = v.object({
  /** Made by the sender, so that a message that is sent twice arrives once. */
  id,
  conversationId: id,
  body: v.string(),
  /** A file that was uploaded before. */
  attachment: v.nullable(v.object({ uploadId: id, name: v.string(), contentType: v.string(), bytes: v.number() })),
  /** When it was written, in milliseconds: they are sent in this order. */
  at: v.number(),
  /** The error code that sending it again would meet again. */
  fault: v.nullable(v.string()),
});
/** A message that the API does not have yet. */
export type Unsent = v.InferOutput<typeof unsent>;

/** Under the prefix of drafts, so that signing out clears them. */
export const unsentPrefix = (userId: string): string => `draft:outbox:${userId}:`;

/** How many of an account this device holds. */
export const countUnsent = (userId: string): number => storedKeys(userId).length;

function storedKeys(userId: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(unsentPrefix(userId)));
  } catch {
    return []; // storage is blocked
  }
}

function read(name: string): Unsent | undefined {
  try {
    const result = v.safeParse(unsent, JSON.parse(localStorage.getItem(name) ?? ''));
    return result.success ? result.output : undefined;
  } catch {
    return undefined; // foreign value, or another tab has just removed it
  }
}

/** Each under its own name, so that two tabs never overwrite each other's. */
export const storedUnsent = (userId: string): readonly Unsent[] =>
  storedKeys(userId).flatMap((name) => read(name) ?? []);

/** False where storage is full or blocked. */
export function storeUnsent(userId: string, message: Unsent): boolean {
  try {
    localStorage.setItem(unsentPrefix(userId) + message.id, JSON.stringify(message));
    return true;
  } catch {
    return false;
  }
}

export function removeUnsent(userId: string, messageId: string): void {
  try {
    localStorage.removeItem(unsentPrefix(userId) + messageId);
  } catch {
    // Blocked: nothing is stored.
  }
}
