/**
 * A text of the session in local storage now: another tab may have changed it before its storage event arrives. Null
 * when signed out, undefined when storage cannot be read.
 */
export function storedText(key: 'token' | 'userId'): string | null | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'string' ? value : null;
  } catch {
    return undefined; // blocked, or not our value
  }
}
