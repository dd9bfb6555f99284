/** Spellings of one sound, as people write a name that they have only heard, in French or in English. `$` is the end of a word. */
const sounds: readonly (readonly string[])[] = [
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

const MOST_CHANGES = 3;
const MOST = 1000;

interface Change {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

/** A word as far as it has been changed. */
interface Begun {
  readonly text: string;
  readonly at: number;
}

/** What sounds like a folded word, the fewest changes first: what one sound becomes, then two, then three. */
export function soundsAlike(word: string): string[] {
  const whole = `${word}$`;
  const changes: readonly Change[] = sounds.flatMap((spellings) =>
    spellings.flatMap((spelling) =>
      [...whole].flatMap((_, from) =>
        whole.startsWith(spelling, from)
          ? spellings.filter((one) => one !== spelling).map((by) => ({ from, to: from + spelling.length, by }))
          : [],
      ),
    ),
  );
  const found = new Set<string>();
  let changed: Begun[] = [{ text: '', at: 0 }];
  for (let count = 0; count < MOST_CHANGES && found.size < MOST; count += 1) {
    changed = changedOnce(whole, changed, changes);
    for (const { text, at } of changed) found.add((text + whole.slice(at)).slice(0, -1));
  }
  return [...found].slice(0, MOST);
}

/** One change more in each, behind those that it has; no more of them than are wanted are written. */
function changedOnce(whole: string, begun: readonly Begun[], changes: readonly Change[]): Begun[] {
  const changed: Begun[] = [];
  for (const { text, at } of begun)
    for (const { from, to, by } of changes) {
      if (from < at) continue;
      if (changed.length === MOST) return changed;
      changed.push({ text: text + whole.slice(at, from) + by, at: to });
    }
  return changed;
}
