/**
 * Escapes TEXT values of calendars and cards (RFC 5545, 3.3.11; RFC 6350, 3.4), which have no control characters but
 * line breaks; some readers end a line at a lone CR.
 */
export const escapedText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/gu, (character) => `\\${character}`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029\u0085]/gu, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

/** Folds lines to at most 75 octets, continued after a space (RFC 5545, 3.1; RFC 6350, 3.2). */
export const contentLines = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('');

/** Never splits a character. */
function folded(line: string): string {
  let [result, length] = ['', 0];
  for (const character of line) {
    const size = octets(character.codePointAt(0) ?? 0);
    if (length + size > 75) [result, length] = [`${result}\r\n `, 1];
    result += character;
    length += size;
  }
  return result;
}

/** Length of a character in UTF-8. */
const octets = (codePoint: number): number =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
