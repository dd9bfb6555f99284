/** Prefix of all drafts, so that signing out can clear them. */
const prefix = 'draft:';
/** Under the same prefix, so that it is cleared with the drafts. */
const ownerKey = `${prefix}@owner`;
/** How often somebody has signed out in this browser, for its other tabs, which may be asleep. */
const signOutsKey = 'signOuts';
/** The same number when the drafts of this tab were assigned. */
const seenKey = `${prefix}@signOuts`;
/** That the token was in local storage then: without it nobody is signed in, even where the count could not be written. */
const storedKey = `${prefix}@stored`;
const tokenKey = 'token';
/** What identifies this browser’s holds of slots, as `token until owner`; a visitor’s has no owner. */
const slotHolderKey = 'slotHolder';
const isSecret = (name: string): boolean => /password/iu.test(name);

type Draft = Readonly<Record<string, unknown>>;
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Passwords are never stored, at any depth; files cannot be. */
const withoutSecrets = (name: string, value: unknown): unknown =>
  isSecret(name) || (typeof File !== 'undefined' && value instanceof File) ? undefined : value;

/** Reads a draft; an empty object when there is none or it is unreadable. */
export function readDraft(key: string): Draft {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? '{}');
    return isDraft(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !isSecret(name))) : {};
  } catch {
    return {}; // foreign value, or storage is blocked: the form starts empty
  }
}

/** Stores a draft in this tab. */
export function writeDraft(key: string, values: object): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(values, withoutSecrets));
  } catch {
    // Full or blocked: the form works without a draft.
  }
}

/** Clears one draft. */
export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Blocked: nothing is stored.
  }
}

function clearDraftsOf(storage: Storage): void {
  for (const key of Object.keys(storage).filter((name) => name.startsWith(prefix))) storage.removeItem(key);
}

/**
 * Clears every draft of this tab, and those kept on the device (of messages), which the next user must not see. Other
 * tabs clear theirs, see `clearEndedDrafts`. The token of slots held or offered goes too.
 */
export function clearAllDrafts(): void {
  try {
    clearDraftsOf(sessionStorage);
    clearDraftsOf(localStorage);
    localStorage.removeItem(slotHolderKey);
    localStorage.setItem(signOutsKey, String(Number(localStorage.getItem(signOutsKey)) + 1));
  } catch {
    // Full or blocked: nothing more is stored. The shell then removes the token, which tells the other tabs too.
  }
}

/**
 * Clears the drafts of this tab when the person they belong to has signed out in another one. Returns whether that was
 * so. A session that expired ends nothing.
 */
export function clearEndedDrafts(): boolean {
  try {
    const isOwned = sessionStorage.getItem(ownerKey) !== null;
    const isCounted = sessionStorage.getItem(seenKey) !== localStorage.getItem(signOutsKey);
    const isRemoved = sessionStorage.getItem(storedKey) !== null && localStorage.getItem(tokenKey) === null;
    const hasEnded = isOwned && (isCounted || isRemoved);
    if (hasEnded) clearDraftsOf(sessionStorage);
    return hasEnded;
  } catch {
    return false; // blocked: nothing is stored
  }
}

/** All tabs share it: whose it is stands in it, not in a tab. */
function claimSlotHolder(userId: string): void {
  try {
    const [token, until, ownerId = userId] = localStorage.getItem(slotHolderKey)?.split(' ') ?? [];
    if (token === undefined) return;
    if (ownerId === userId) localStorage.setItem(slotHolderKey, `${token} ${until} ${userId}`);
    else localStorage.removeItem(slotHolderKey);
  } catch {
    // Full or blocked: nothing more is stored.
  }
}

/**
 * Assigns the drafts of this tab to a user. Those of a visitor (a booking before signing in) stay where they sign in in
 * this very tab; those of another user, whose session expired or ended in another tab, are cleared. So is the token of
 * slots that another user holds or was offered; a visitor’s goes to who signs in first.
 */
export function claimDrafts(userId: string, { isOwnTab }: { readonly isOwnTab: boolean }): void {
  claimSlotHolder(userId);
  try {
    const owner = sessionStorage.getItem(ownerKey);
    if (owner === null ? !isOwnTab : owner !== userId) clearDraftsOf(sessionStorage);
    sessionStorage.setItem(ownerKey, userId);
    const signOuts = localStorage.getItem(signOutsKey);
    if (signOuts === null) sessionStorage.removeItem(seenKey);
    else sessionStorage.setItem(seenKey, signOuts);
    if (localStorage.getItem(tokenKey) !== null) sessionStorage.setItem(storedKey, 'true');
  } catch {
    // Full or blocked: nothing more is stored.
  }
}
