const place = /\{(id|to|text)\}/gu;

type Values = Readonly<Record<'id' | 'to' | 'text', string>>;

/** Puts the values where a setting has `{id}`, `{to}` and `{text}`, escaped for what is around them. */
export const fillTemplate = (template: string, values: Values, escape: (value: string) => string): string =>
  template.replaceAll(place, (_, name: keyof Values) => escape(values[name]));

/** For the inside of a JSON string, of a form or of plain text. */
export function escapeFor(contentType: string): (value: string) => string {
  if (/\bjson\b/u.test(contentType)) return (value) => JSON.stringify(value).slice(1, -1);
  if (contentType.startsWith('application/x-www-form-urlencoded')) return encodeURIComponent;
  return (value) => value;
}
