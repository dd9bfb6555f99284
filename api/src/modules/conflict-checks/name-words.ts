import { isDistinctive, isOfCompanies, legalForms, particles } from './company-words.ts';

/** A name as words that can be compared. */
export interface NameWords {
  /** In order, without accents, titles, legal forms and the particles of companies. */
  readonly words: readonly string[];
  /** Of a company: its initials, without and with legal forms and particles. */
  readonly initials: readonly string[];
}

const titles: ReadonlySet<string> = new Set(
  (
    'm mr me mm mme mmes mlle mlles mrs ms miss monsieur madame mademoiselle maitre dr docteur doctor pr prof professeur professor ' +
    'veuve vve feu late sir dame sieur'
  ).split(' '),
);
const shortened: Readonly<Record<string, string>> = {
  ...{ st: 'saint', freres: 'frere', bros: 'brothers' },
  // "Cabinet Mbarga" is "Mbarga & Associés".
  ...{ cabinet: 'associes', associates: 'associes' },
};

/** Of one name; of a longer one the middle is left out. */
const MOST_WORDS = 10;
/** Of what one text says. */
const MOST_NAMES = 6;
const fewest = (words: readonly string[]): readonly string[] =>
  words.length <= MOST_WORDS ? words : [...words.slice(0, MOST_WORDS / 2), ...words.slice(-MOST_WORDS / 2)];

/** Lower case without accents; elided articles go, letters with dots and apostrophes inside names come together. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll(/(?<!\p{L})(?:\p{L}\.){2,}(?:\p{L}(?!\p{L}))?/gu, (letters) => `${letters.replaceAll('.', '')} `)
    .replaceAll(/(?<!\p{L})[dl]['’ʼ]/gu, ' ')
    .replaceAll(/['’ʼ`]/gu, '');

const split = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a name says that it is a company's. */
export const isOfCompany = (name: string): boolean => name.includes('&') || split(name).some(isOfCompanies);

/** "SNH"; it may as well be a family name, "KAMGA". */
export function mayBeInitials(name: string): boolean {
  const [word = '', more] = split(name);
  return more === undefined && word.length <= 6 && /^\P{Ll}+$/u.test(name);
}

export function personWords(name: string): NameWords {
  const all = split(name);
  // "M. A. Diop" begins with an initial.
  const isTitle = (word: string, at: number) => titles.has(word) && (word.length > 1 || (all[at + 1]?.length ?? 0) > 1);
  const named = all.filter((word, at) => !isTitle(word, at));
  return { words: fewest((named.length > 0 ? named : all).filter((word) => word !== 'et')), initials: [] };
}

export function companyWordsOf(name: string): NameWords {
  const all = split(name);
  const withForms = all.filter((word) => !particles.has(word));
  const kept = withForms.filter((word) => !legalForms.has(word));
  const words = [kept, withForms, all].find(({ length }) => length > 0) ?? [];
  const initialsOf = (of: readonly string[]) => of.map(([first]) => first).join('');
  return {
    words: fewest(words).map((word) => shortened[word] ?? word),
    initials: [...new Set([words, withForms, all].map(initialsOf))],
  };
}

const markers =
  /(?<!\p{L})(?:[ée]pouse|[ée]p\.?|n[ée]e?|born|veuve|vve|widow of|wife of|divorc[ée]e|dite?|alias|aka|a\.k\.a\.|d\/b\/a|dba|enseigne)(?!\p{L})/giu;

/** "Tagne et Frères (ETF)", "Horizon Tours – agence de voyages". */
const asides = /[()[\]]|\s[-–—]\s/u;

/** Each part is a name of its own; a further one that only says what the company does is none. */
function companyNamesIn(text: string): readonly string[] {
  const names = text
    .split(markers)
    .flatMap((part) => part.split(asides))
    .map((part) => part.trim().replace(/,$/u, ''));
  const named = names.filter((name, at) =>
    at === 0 ? split(name).length > 0 : companyWordsOf(name).words.some(isDistinctive),
  );
  return named.length > 0 ? named.slice(0, MOST_NAMES) : [text];
}

/** What else a name says: "Awa Sow épouse Diallo" is Awa Sow and Awa Diallo. */
export function namesIn(text: string): readonly string[] {
  const whole = text.normalize('NFC');
  if (isOfCompany(whole)) return companyNamesIn(whole);
  const parts = whole.split(markers).map((part) => part.trim().replace(/,$/u, ''));
  const [one, other] = parts.map((part) => personWords(part).words);
  if (parts.length !== 2 || !one?.length || !other?.length) return [parts.filter(Boolean).join(' ')];
  // The names that the shorter part leaves out are those of the other.
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  const joined = short.length > 1 ? [short.join(' ')] : long.map((_, at) => long.with(at, String(short[0])).join(' '));
  // The family name is more often the last.
  return [long.join(' '), ...joined.slice(1 - MOST_NAMES)];
}
