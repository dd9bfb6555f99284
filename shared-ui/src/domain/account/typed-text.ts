/** A text field of a form, trimmed; empty where there is none. */
export function typedText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
