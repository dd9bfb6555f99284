const key = 'slotHolder';
/** Where storage is full or blocked, for this document. */
let unstored: string | undefined;

/** The token by which the API knows what this tab holds: none before the first hold, and none on the server. */
export function slotHolder(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? unstored;
  } catch {
    return unstored;
  }
}

/** The token of this tab, made when there is none: a reload, a language switch and a sign-in on the way keep it. */
export function makeSlotHolder(): string {
  const known = slotHolder();
  if (known !== undefined) return known;
  const made = crypto.randomUUID();
  try {
    sessionStorage.setItem(key, made);
  } catch {
    unstored = made;
  }
  return made;
}
