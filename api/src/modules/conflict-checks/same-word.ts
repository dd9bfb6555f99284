import { firstNames } from './first-names.ts';

/** Ways to write a sound in French and English, the same for all of them; the order counts. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/t(?=ch)/gu, ''],
  [/sch|sh/gu, 'ch'],
  [/bv/gu, 'v'],
  [/kh|ck|qu|q/gu, 'k'],
  [/dj|di(?=[aeou])/gu, 'j'],
  [/c(?=[eiy])/gu, 's'],
  [/c(?!h)/gu, 'k'],
  [/gu(?=[eiy])/gu, 'g'],
  [/g(?=[ei])/gu, 'j'],
  [/z/gu, 's'],
  [/(?<!c)h/gu, ''],
  [/eau|au/gu, 'o'],
  [/oo|ou|w/gu, 'u'],
  [/(?:ay|ai|ey|et|er|ez|es|ee)$/gu, 'e'],
  [/y/gu, 'i'],
  [/en(?![aeiou])/gu, 'an'],
  [/(?<=[^aeiou])e$/gu, ''],
  [/(.)\1+/gu, '$1'],
];

const sounding = (word: string): string =>
  sounds.reduce((text, [from, to]) => text.replaceAll(from, to), word.replace(/s$/u, '')) || word;

/** Words come again and again; the oldest are forgotten. */
const known = new Map<string, string>();
const mostKnown = 5000;

/** How a word sounds. Vowels stay: "Nkeng" is not "Nkong". */
export function soundOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const sound = sounding(word);
  if (known.size >= mostKnown) known.delete(known.keys().next().value ?? '');
  known.set(word, sound);
  return sound;
}

const vowel = /[aeiouyh]/u;

/**
 * One slip: two letters swapped, in a longer word also a vowel too many or too few, in a long one any letter. The first
 * letter is right.
 */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short[0] !== long[0] || short.length < 5 || long.length - short.length > 1) return false;
  const at = [...long].findIndex((letter, index) => letter !== short[index]);
  if (long.length > short.length)
    return (
      long.slice(at + 1) === short.slice(at) && (long.length >= 10 || (long.length >= 7 && vowel.test(long[at] ?? '')))
    );
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  if (isSwapped) return long.slice(at + 2) === short.slice(at + 2);
  return long.length >= 9 && long.slice(at + 1) === short.slice(at + 1);
}

/** Names of women that are made of those of men ("Michelle"): they sound alike and are another person's. */
const feminine: readonly (readonly [RegExp, string])[] = [
  [/elle?$/u, 'el'],
  [/ien(?:n)?e$/u, 'ien'],
  [/ee$/u, 'e'],
  [/ique$/u, 'ic'],
  [/oire$/u, 'or'],
  [/(?<=[cr]t?)a$/u, ''],
  [/(?<=al|on|is|ian|in|ois|an)n?e$/u, ''],
];
const isFeminineOf = (one: string, other: string): boolean =>
  firstNames.gendered.has(other) &&
  feminine.some(([ending, of]) => ending.test(one) && one.replace(ending, of) === other);

/** How alike two words are: 1 the same, less for other spellings, slips and short forms, 0 another word. */
export function sameWord(one: string, other: string): number {
  if (one === other) return 1;
  if (isFeminineOf(one, other) || isFeminineOf(other, one)) return 0;
  const [first, second] = [soundOf(one), soundOf(other)];
  if (first === second) return 0.95;
  if (firstNames.shortForms.get(one)?.has(other)) return 0.8;
  return isSlip(one, other) || isSlip(first, second) ? 0.85 : 0;
}
