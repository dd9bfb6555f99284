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

/** What sounds like a folded word, the fewest changes first: what one sound becomes, then two, then three. */
export function soundsAlike(word: string): string[] {
  const whole = `${word}$`;
  const changes = sounds.flatMap((spellings) =>
    spellings.flatMap((spelling) =>
      [...whole].flatMap((_, from) =>
        whole.startsWith(spelling, from)
          ? spellings.filter((one) => one !== spelling).map((by) => ({ from, to: from + spelling.length, by }))
          : [],
      ),
    ),
  );
  let changed = [{ text: '', at: 0 }];
  const found = Array.from({ length: MOST_CHANGES }, () => {
    changed = changed
      .flatMap(({ text, at }) =>
        changes
          .filter(({ from }) => from >= at)
          .map(({ from, to, by }) => ({ text: text + whole.slice(at, from) + by, at: to })),
      )
      .slice(0, MOST);
    return changed.map(({ text, at }) => (text + whole.slice(at)).slice(0, -1));
  });
  return [...new Set(found.flat())].slice(0, MOST);
}
