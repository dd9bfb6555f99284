const names = new Map<string, string>();

/**
 * A name under which PostgreSQL keeps the statement prepared, in every session and for as long as it lives. Only for texts that the policies
 * alone decide, of which there are a few dozen for a table: what callers choose would fill that memory, and nothing would ever leave it.
 */
export function preparedName(text: string): string {
  const name = names.get(text) ?? `read${names.size}`;
  names.set(text, name);
  return name;
}
