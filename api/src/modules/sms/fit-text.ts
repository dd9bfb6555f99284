/** One message, in the alphabet of GSM 03.38. Letters that stand outside it would halve the length of a message and more. */
const MOST = 160;

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These take two places. */
const extended = new Set('^{}\\[~]|€');

/** What has no accent to drop. */
const others: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '·': '-',
  œ: 'oe',
  Œ: 'OE',
  ɛ: 'e',
  Ɛ: 'E',
  ɔ: 'o',
  Ɔ: 'O',
  ŋ: 'n',
  Ŋ: 'N',
  ə: 'e',
  ɓ: 'b',
  ɗ: 'd',
  ı: 'i',
  ł: 'l',
  Ł: 'L',
};

/** The text in the letters of GSM: é stays, ê becomes e. What has no likeness there (another script) stays as it is. */
export function asGsm(text: string): string {
  return [...text.normalize('NFC')].map(letterOf).join('');
}

function letterOf(letter: string): string {
  if (basic.has(letter) || extended.has(letter)) return letter;
  if (/\s/u.test(letter)) return ' ';
  const plain = others[letter] ?? letter.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
  return [...plain].every((one) => basic.has(one)) ? plain : letter;
}

/** How many places it takes; undefined where a letter is in no alphabet of GSM. */
export function gsmLength(text: string): number | undefined {
  let length = 0;
  for (const letter of text) {
    if (!basic.has(letter) && !extended.has(letter)) return undefined;
    length += extended.has(letter) ? 2 : 1;
  }
  return length;
}

/** Shortens the name, not what is said, until the text fits into one message; a name in another script is left whole. */
export function fitText(write: (name: string) => string, name: string): string {
  const whole = [...name.trim()];
  const written = (letters: readonly string[]) => asGsm(write(letters.join('')));
  const full = written(whole);
  const excess = (gsmLength(full) ?? 0) - MOST;
  if (excess <= 0) return full;
  return written([...whole.slice(0, Math.max(1, whole.length - excess - 1)), '.']);
}
