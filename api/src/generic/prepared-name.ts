const names = new Map<string, string>();
const KEPT = 200;

/** A name under which PostgreSQL keeps the statement prepared; undefined once there are enough of them. Texts carry no values. */
export function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= KEPT) return known;
  const name = `read${names.size}`;
  names.set(text, name);
  return name;
}
