/** What orders text anew, breaks lines or cannot be seen: a name may show "exe.pdf" and end in "fdp.exe". */
const unseen = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]+/gu;
const loneSurrogate = /\p{Cs}/gu;
/** Separators of paths, and what Windows takes in no name. */
const notInNames = /[/\\:*?"<>|]+/gu;
/** Names of devices, with or without an ending. */
const device = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/iu;
const ending = /\.[\p{L}\p{N}]{1,10}$/u;

/** The longest beginning of `text` with at most `most` characters that cuts no sign in two. */
function cut(text: string, most: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > most) break;
    kept += segment;
  }
  return kept;
}

/**
 * A file's name as it can be shown, sent and stored on any system: without signs that deceive, without a path, and at most `most`
 * characters, of which the ending stays. Never empty, and unchanged when it is safe already.
 */
export function safeFileName(name: string, most: number): string {
  const clean = name
    .normalize('NFC')
    .replace(unseen, '')
    .replace(loneSurrogate, '')
    .replace(notInNames, '-')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const named = clean === '' ? 'document' : clean.replace(device, '$&_');
  const [end = ''] = ending.exec(named) ?? [];
  const base = named.slice(0, named.length - end.length);
  return named.length <= most ? named : cut(base, most - end.length).trimEnd() + end;
}
