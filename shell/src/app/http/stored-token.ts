/**
 * The token as it stands in local storage now, which another tab may have changed before its storage event arrives here; null when
 * signed out, undefined when storage cannot be read.
 */
export function storedToken(): string | null | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem('token') ?? 'null');
    return typeof value === 'string' ? value : null;
  } catch {
    return undefined; // blocked, or somebody else's value
  }
}
