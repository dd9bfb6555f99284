/**
 * The token in local storage now: another tab may have changed it before its storage event arrives. Null when signed
 * out, undefined when storage cannot be read.
 */
export function storedToken(): string | null | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem('token') ?? 'null');
    return typeof value === 'string' ? value : null;
  } catch {
    return undefined; // blocked, or not our value
  }
}
