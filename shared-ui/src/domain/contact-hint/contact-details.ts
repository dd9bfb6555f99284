/** Something in a text that leads to somebody. */
export interface ContactDetail {
  readonly kind: 'email' | 'phone' | 'url';
  /** As it is written. */
  readonly text: string;
}

export const emails = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;

/** Eight digits or more in a row, however they are grouped. */
const numbers = /(?:\+|\b)\d(?:[ \u00a0\u202f./()-]{0,2}\d){7,14}\b/gu;
const dates = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{4} ?[-/] ?\d{4})$/u;
const currency = /^[ \u00a0\u202f]?(?:f[ \u00a0]?cfa|cfa|xaf|xof|francs?|euros?|eur|€|\$|dollars?|f)(?![\p{L}\d])/iu;

export const phonesIn = (text: string): readonly string[] =>
  [...text.matchAll(numbers)]
    .filter(([number]) => !dates.test(number))
    .filter(({ 0: number, index }) => !currency.test(text.slice(index + number.length)))
    .map(([number]) => number);

/** With a scheme, "www.", a path, or an ending that is no French or English word after a full stop without its space. */
const addresses =
  /(?<![\p{L}\d@._-])(?:https?:\/\/[^\s<>"]+|www\.[^\s<>"]+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:\p{Ll}{2,}\/[^\s<>"]+|(?:com|org|net|info|fr|cm|ci|sn|bf|bj|tg|cd|uk|eu|io|africa)(?![\p{L}\d@._-]*@)(?![\p{L}\d])))/giu;

const urlsIn = (text: string): readonly string[] =>
  [...text.matchAll(addresses)].map(([address]) => address.replace(/[.,;:!?)»”’\]]+$/u, ''));

/** E-mail addresses, phone numbers and addresses of sites, each once. A hint may be wrong and must not forbid anything. */
export function contactDetails(text: string): readonly ContactDetail[] {
  const all: readonly ContactDetail[] = [
    ...[...text.matchAll(emails)].map(([email]) => ({ kind: 'email' as const, text: email })),
    ...urlsIn(text).map((url) => ({ kind: 'url' as const, text: url })),
    ...phonesIn(text).map((phone) => ({ kind: 'phone' as const, text: phone })),
  ];
  // A number in an address is found with it.
  return all.filter((one, index) => !all.slice(0, index).some((other) => other.text.includes(one.text)));
}
