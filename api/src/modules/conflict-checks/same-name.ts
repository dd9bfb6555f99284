import { isDistinctive, isOfPartners, leftOut } from './company-words.ts';
import { companyWordsOf, isOfCompany, mayBeInitials, namesIn, personWords } from './name-words.ts';
import type { NameWords } from './name-words.ts';
import { sameWord, soundOf } from './same-word.ts';

/** From this on two names are taken for the same. */
export const LEAST_SCORE = 0.5;

/** A name, parsed once for all comparisons. */
interface ParsedName {
  readonly isCompany: boolean;
  readonly mayBeInitials: boolean;
  readonly asPerson: JoinedWords;
  readonly asCompany: JoinedWords;
}
interface JoinedWords extends NameWords {
  readonly sounds: ReadonlySet<string>;
  /** Words next to each other that may make one of another name: "Marie Claire" for "Marieclaire". */
  readonly joins: readonly Join[];
}
interface Join {
  readonly start: number;
  readonly count: number;
  readonly word: string;
  readonly sound: string;
}

/** All that somebody is called, for `score`. */
export const parseNames = (names: readonly string[]): readonly ParsedName[] =>
  [...new Set(names.flatMap(namesIn))].map((name) => ({
    isCompany: isOfCompany(name),
    mayBeInitials: mayBeInitials(name),
    asPerson: withJoins(personWords(name)),
    asCompany: withJoins(companyWordsOf(name)),
  }));

function withJoins({ words, initials }: NameWords): JoinedWords {
  const joins = [2, 3].flatMap((count) =>
    words.slice(count - 1).flatMap((_, start) => {
      const word = words.slice(start, start + count).join('');
      return word.length > 3 ? [{ start, count, word, sound: soundOf(word) }] : [];
    }),
  );
  return { words, initials, joins, sounds: new Set(words.map(soundOf)) };
}

/** The score of two names of one person or company, with all that each is called; 0 for somebody else. */
export const sameName = (one: readonly string[], other: readonly string[]): number =>
  sameParsed(parseNames(one), parseNames(other));

/** The same for names that were parsed. */
export const sameParsed = (one: readonly ParsedName[], other: readonly ParsedName[]): number =>
  Math.max(0, ...one.flatMap((name) => other.map((second) => score(name, second))));

/** How many words a comparison may compare, at most. */
export const effortOf = (one: readonly ParsedName[], other: readonly ParsedName[]): number =>
  wordsOf(one) * wordsOf(other);
const wordsOf = (names: readonly ParsedName[]): number =>
  names.reduce((sum, { asPerson, asCompany }) => sum + Math.max(asPerson.words.length, asCompany.words.length, 1), 0);

function score(name: ParsedName, second: ParsedName): number {
  const isCompany = name.isCompany || second.isCompany;
  const [one, other] = isCompany ? [name.asCompany, second.asCompany] : [name.asPerson, second.asPerson];
  if (one.words.length === 0 || other.words.length === 0) return 0;
  if ((isCompany || name.mayBeInitials) && isShortFor(name.asCompany, second.asCompany)) return 0.8;
  if ((isCompany || second.mayBeInitials) && isShortFor(second.asCompany, name.asCompany)) return 0.8;
  const [short, long] = one.words.length <= other.words.length ? [one, other] : [other, one];
  const [inLong, inShort] = [joinAt(short, long), joinAt(long, short)];
  return Math.max(
    covered(short.words, long.words, isCompany),
    inLong || inShort ? covered(...inOrder(joined(short, inShort), joined(long, inLong)), isCompany) : 0,
  );
}

/** "SNH" for "Société nationale des hydrocarbures". */
const isShortFor = ({ words: [word = '', more] }: NameWords, { initials }: NameWords): boolean =>
  more === undefined && word.length > 1 && initials.includes(word);

/** Every word of the shorter name must be among those of the longer one; what is left of the longer one counts little. */
function covered(short: readonly string[], long: readonly string[], isCompany: boolean): number {
  const left = new Set(long.keys());
  const found: number[] = [];
  let whole = 0;
  // Whole words first, so that an initial does not take the place of one.
  for (const word of [...short].sort((a, b) => b.length - a.length)) {
    const best = [...left]
      .map((at) => ({
        at: [at],
        alike:
          isCompany || (word.length > 1 && (long[at] ?? '').length > 1)
            ? sameWord(word, long[at] ?? '')
            : initial(word, long[at] ?? ''),
      }))
      .reduce((a, b) => (b.alike > a.alike ? b : a), { at: [] as number[], alike: 0 });
    const taken = best.alike > 0 ? best : initialsOf(word, long, left);
    if (taken.alike === 0) return 0;
    for (const at of taken.at) left.delete(at);
    found.push(taken.alike);
    if (taken.alike > 0.6) whole += 1;
  }
  // Initials alone are nobody's name.
  if (whole === 0) return 0;
  const alike = found.reduce((sum, one) => sum + one, 0) / found.length;
  const missing = [...left].filter((at) => !isCompany || !leftOut.has(long[at] ?? '')).length;
  if (!isCompany || missing === 0) return alike - missing * 0.05;
  return namesakes(long).some((at) => !left.has(at)) ? alike * 0.7 : 0;
}

/**
 * Where the words are that a company is called by for short: "Bolloré" of "Bolloré Transport & Logistics", any partner of "Etoundi, Mbarga &
 * Associés". A lone family name may mean the firm, as it may mean anybody of that name; "Jean Mbarga" is a person, as "Jean" is not found.
 */
function namesakes(words: readonly string[]): readonly number[] {
  const distinctive = [...words.keys()].filter((at) => isDistinctive(words[at] ?? ''));
  return words.some(isOfPartners) ? distinctive : distinctive.slice(0, 1);
}

const initial = (one: string, other: string): number => (one[0] === other[0] ? 0.6 : 0);

/** "JP" for "Jean Paul". */
function initialsOf(word: string, long: readonly string[], left: ReadonlySet<number>) {
  const start = [...left].find(
    (at) =>
      word.length > 1 &&
      word.length < 4 &&
      [...word].every((letter, index) => left.has(at + index) && long[at + index]?.startsWith(letter)),
  );
  return start === undefined ? { at: [], alike: 0 } : { at: [...word].map((_, index) => start + index), alike: 0.6 };
}

/** Words of `long` next to each other that make one of `short`. */
const joinAt = ({ words, sounds }: JoinedWords, { joins }: JoinedWords): Join | undefined =>
  joins.find((join) => sounds.has(join.sound) && words.some((word) => sameWord(word, join.word) > 0.9));

const joined = ({ words }: JoinedWords, join: Join | undefined): readonly string[] =>
  join ? words.toSpliced(join.start, join.count, join.word) : words;

const inOrder = (one: readonly string[], other: readonly string[]): [readonly string[], readonly string[]] =>
  one.length <= other.length ? [one, other] : [other, one];
