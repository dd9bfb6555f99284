const names = new Map<string, string>();

/**
 * The name of a server-side prepared statement, which stays in memory as long as its session. Only for statements that the policies
 * alone determine, a few dozen per table: statements chosen by callers would grow without bound.
 */
export function preparedName(text: string): string {
  const name = names.get(text) ?? `read${names.size}`;
  names.set(text, name);
  return name;
}
