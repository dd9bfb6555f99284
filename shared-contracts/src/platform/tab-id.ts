const key = 'tabId';
// Where storage is blocked, for as long as the document.
let unstored: string | undefined;

/** This tab of the browser, also after a reload; not its drafts, which end with a session. */
export function tabId(): string {
  try {
    const known = sessionStorage.getItem(key);
    if (known !== null) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(key, made);
    return made;
  } catch {
    return (unstored ??= crypto.randomUUID());
  }
}
