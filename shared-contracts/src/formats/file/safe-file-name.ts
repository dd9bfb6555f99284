/** What breaks lines, orders text anew or cannot be seen: a name may show "exe.pdf" and end in "fdp.exe". Not the joiners. */
const unseen =
  /(?![\u200c\u200d])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;
/** Joiners belong between letters, in Persian and the languages of India; anywhere else they only hide. */
const looseJoiner = /(?<!\p{L}\p{M}*)[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu;
/** Separators of paths, and what Windows takes in no name. */
const notInNames = /[/\\:*?"<>|]+/gu;
/** Names of devices, with or without an ending. */
const device = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/iu;
const ending = /\.[\p{L}\p{N}]{1,10}$/u;
/** What a cut may leave at its end: half a sign, a blank, the dot or joiner before what is gone. */
const loose = /[\p{Cs}\s.\u200c\u200d]+$/u;

/**
 * A file's name as it can be shown, sent and stored on any system: without signs that deceive, without a path, and at most `most`
 * characters, of which the ending stays. Never empty, and unchanged when it is safe already: no step makes what an earlier one removes.
 */
export function safeFileName(name: string, most: number): string {
  const clean = name
    .replace(unseen, '')
    .replace(looseJoiner, '')
    .normalize('NFC')
    .replace(notInNames, '-')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const named = clean === '' ? 'document' : clean.replace(device, '$&_');
  if (named.length <= most) return named;
  const [end = ''] = ending.exec(named) ?? [];
  return named.slice(0, most - end.length).replace(loose, '') + end;
}
