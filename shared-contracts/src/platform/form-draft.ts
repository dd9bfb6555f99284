/** Every draft is kept under this prefix, so that signing out can forget them all. */
const prefix = 'draft:';
/** Under the same prefix: it goes with the drafts. */
const ownerKey = `${prefix}@owner`;
const isSecret = (name: string): boolean => /password/iu.test(name);

type Draft = Readonly<Record<string, unknown>>;
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Passwords are never written down, at any depth; files cannot be. */
const withoutSecrets = (name: string, value: unknown): unknown =>
  isSecret(name) || (typeof File !== 'undefined' && value instanceof File) ? undefined : value;

/** Reads what was typed; an empty object when there is nothing readable. */
export function readDraft(key: string): Draft {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? '{}');
    return isDraft(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !isSecret(name))) : {};
  } catch {
    return {}; // somebody else's value, or storage is blocked: the form starts empty
  }
}

/** Keeps what was typed for this tab. */
export function writeDraft(key: string, values: object): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(values, withoutSecrets));
  } catch {
    // Full or blocked: the form works, it is only not kept.
  }
}

/** Forgets one draft. */
export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Blocked: nothing was kept.
  }
}

/** Forgets every draft of this tab: the next person at this machine must not find them. */
export function clearAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(prefix)))
      sessionStorage.removeItem(key);
  } catch {
    // Blocked: nothing was kept.
  }
}

/**
 * The drafts of this tab are this person's from now on: those of a visitor (a booking on the way to signing in) stay, those of
 * somebody else, whose session expired or ended in another tab, are forgotten.
 */
export function claimDrafts(userId: string): void {
  try {
    const owner = sessionStorage.getItem(ownerKey);
    if (owner !== null && owner !== userId) clearAllDrafts();
    sessionStorage.setItem(ownerKey, userId);
  } catch {
    // Blocked: nothing was kept.
  }
}
