/** Spellings of the same sound in French or English. `$` is the end of a word. */
const phonemes: readonly (readonly string[])[] = [
  ['e$', 'ay$', 'ai$', 'ey$', 'et$', 'er$', 'ez$'],
  ['o', 'au', 'eau'],
  ['i', 'y', 'ee'],
  ['ou', 'oo', 'u', 'w'],
  ['y', 'ill'],
  ['an', 'en'],
  ['c', 'k', 'qu', 'ck'],
  ['g', 'gu'],
  ['g', 'j', 'dj'],
  ['s', 'ss', 'c', 'z'],
  ['f', 'ph', 'ff'],
  ['ch', 'sh', 'tch'],
  ['t', 'tt', 'th'],
  ['l', 'll'],
  ['r', 'rr'],
  ['n', 'nn', "n'"],
  ['m', 'mm', "m'"],
  ['d', "d'"],
];

const MAX_CHANGES = 3;
const MAX_SPELLINGS = 1000;

interface Change {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

/** A word rewritten up to `at`. */
interface Rewritten {
  readonly text: string;
  readonly at: number;
}

/** Phonetic spellings of a normalised word, those with the fewest replaced sounds first. */
export function phoneticSpellings(word: string): string[] {
  const whole = `${word}$`;
  const changes: readonly Change[] = phonemes.flatMap((spellings) =>
    spellings.flatMap((spelling) =>
      [...whole].flatMap((_, from) =>
        whole.startsWith(spelling, from)
          ? spellings.filter((one) => one !== spelling).map((by) => ({ from, to: from + spelling.length, by }))
          : [],
      ),
    ),
  );
  const found = new Set<string>();
  let changed: Rewritten[] = [{ text: '', at: 0 }];
  for (let count = 0; count < MAX_CHANGES && found.size < MAX_SPELLINGS; count += 1) {
    changed = replaceOne(whole, changed, changes);
    for (const { text, at } of changed) found.add((text + whole.slice(at)).slice(0, -1));
  }
  return [...found].slice(0, MAX_SPELLINGS);
}

/** Each rewritten by one more change, after those it has; stops at the limit. */
function replaceOne(whole: string, words: readonly Rewritten[], changes: readonly Change[]): Rewritten[] {
  const changed: Rewritten[] = [];
  for (const { text, at } of words)
    for (const { from, to, by } of changes) {
      if (from < at) continue;
      if (changed.length === MAX_SPELLINGS) return changed;
      changed.push({ text: text + whole.slice(at, from) + by, at: to });
    }
  return changed;
}
