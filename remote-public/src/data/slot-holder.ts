const key = 'slotHolder';
/** No hold lasts longer; whoever comes later is nobody known. */
const LASTS = 30 * 60_000;
/** Where storage is full or blocked, for this document. */
let unstored: string | undefined;

/** The token by which the API knows what this browser holds: none before the first hold, long after the last, and on the server. */
export function slotHolder(): string | undefined {
  try {
    const [token, until] = localStorage.getItem(key)?.split(' ') ?? [];
    return Number(until) > Date.now() ? token : unstored;
  } catch {
    return unstored;
  }
}

/** The token for one more hold, made when there is none. All tabs have the same one: what a person holds in one is free for them in the next. */
export function makeSlotHolder(): string {
  const token = slotHolder() ?? crypto.randomUUID();
  try {
    localStorage.setItem(key, `${token} ${Date.now() + LASTS}`);
  } catch {
    unstored = token;
  }
  return token;
}
