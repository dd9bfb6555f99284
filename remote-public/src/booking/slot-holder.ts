const key = 'slotHolder';
/** Longest life of a hold; the token is replaced after it. */
const LASTS = 30 * 60_000;
/** Where the session has the id of who is signed in, as JSON. */
const userIdKey = 'userId';
/** Fallback where storage is full or blocked, per document. */
let unstored: string | undefined;

/**
 * The token that identifies this browser’s holds; undefined before the first, long after the last, and on the server.
 */
export function slotHolder(): string | undefined {
  try {
    const [token, until] = localStorage.getItem(key)?.split(' ') ?? [];
    return Number(until) > Date.now() ? token : unstored;
  } catch {
    return unstored;
  }
}

/**
 * The token for a hold, created when there is none. All tabs share it: a slot held in one tab is free in the others.
 */
export const makeSlotHolder = (): string => adoptSlotHolder(slotHolder() ?? crypto.randomUUID());

/** Whose it is: who is signed in, else whose the same token was before their session expired; empty for a visitor’s. */
function ownerOf(token: string): string {
  const userId: unknown = JSON.parse(localStorage.getItem(userIdKey) ?? 'null');
  if (typeof userId === 'string') return userId;
  const [held, , ownerId = ''] = localStorage.getItem(key)?.split(' ') ?? [];
  return held === token ? ownerId : '';
}

/**
 * Makes a token this browser’s own: that of an offer of the waiting list. The shell removes it with the drafts of its
 * owner, and gives a visitor’s to who signs in first (`claimDrafts`).
 */
export function adoptSlotHolder(token: string): string {
  try {
    localStorage.setItem(key, `${token} ${Date.now() + LASTS} ${ownerOf(token)}`.trimEnd());
  } catch {
    unstored = token;
  }
  return token;
}
