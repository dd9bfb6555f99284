import { emails, phonesIn } from 'shared-ui/domain/contact-hint/contact-details.ts';

/** Something in a text that tells who somebody is. */
export interface PersonalDetail {
  readonly kind: 'name' | 'phone' | 'email';
  /** As it is written. */
  readonly text: string;
}

/** Of the account: these are always recognised. */
export interface OwnDetails {
  readonly firstNames: string;
  readonly lastName: string;
  readonly email: string;
  /** Empty when missing or unknown. */
  readonly phone: string;
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');

const word = String.raw`\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}[\p{Ll}'’]+)*`;
const titles = String.raw`M\.|Mr\.?|Mrs\.?|Ms\.?|Mme|Mlle|Me|[Mm]aître|[Mm]onsieur|[Mm]adame|[Mm]ademoiselle|Dr\.?|[Dd]octeur`;
const isTitled = new RegExp(`^(?:${titles})$`, 'u');
const titled = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${titles}|[Jj]e m['’]appelle|[Mm]y name is|nommée?|called)\s+(${word}(?:\s${word})*)`,
  'gu',
);
const pairs = new RegExp(String.raw`(?<![\p{L}\d'’-])${word}(?:\s${word})+`, 'gu');
const capital = /^\p{Lu}/u;

/** Names of places, courts and laws are written like those of people. */
const common = new Set(
  `afrique avenue banque boulevard burkina cap cameroun canada centre chambre code conseil constitution cote cour droit etat etats etude europe
  france gabon guinee maison mairie ministere montreal nouveau nouvelle nord ouest est sud paris prefecture quartier quebec republique rue
  saint sainte senegal societe tribunal union ville africa africain africaine bank bureau city company court federal grande high instance labour premiere law minister
  ministry new north republic south state states street supreme united university west east act the my our court`
    .split(/\s+/u)
    .filter(Boolean),
);
const particles = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'van', 'von', 'el', 'al', 'ben']);

const found = (text: string, pattern: RegExp): readonly RegExpMatchArray[] => [...text.matchAll(pattern)];

/** First and last name where a sentence does not begin with them. */
const pairsIn = (text: string): readonly string[] =>
  found(text, pairs).flatMap(({ 0: run, index = 0 }) => {
    const begins = /(?:^|[.!?…:;»"“\n][ \u00a0\u202f]*|\n\s*)$/u.test(text.slice(0, index));
    const words = run
      .split(/\s/u)
      .slice(begins ? 1 : 0)
      .filter((one) => !isTitled.test(one));
    return words.length < 2 || words.some((one) => common.has(fold(one))) ? [] : [words.join(' ')];
  });

const ownNamesIn = (text: string, { firstNames, lastName }: OwnDetails): readonly string[] => {
  const names = new Set(
    `${firstNames} ${lastName}`
      .split(/[\s-]+/u)
      .map(fold)
      .filter((name) => name.length > 1 && !particles.has(name)),
  );
  // Short names are words as well: written with a capital they are names.
  return found(text, /\p{L}+/gu).flatMap(([one]) =>
    names.has(fold(one)) && (one.length > 3 || capital.test(one)) ? [one] : [],
  );
};

/**
 * Names, phone numbers and e-mail addresses in a text for the public. The account's own are always found; those of others by how they are
 * written, so that a hint may be wrong and must not forbid anything.
 */
export function personalDetails(text: string, own: OwnDetails, isTitle = false): readonly PersonalDetail[] {
  const names = [
    ...ownNamesIn(text, own),
    ...found(text, titled).flatMap(([, name = '']) => (capital.test(name) ? [name] : [])),
    // Every word of an English title may have a capital.
    ...(isTitle ? [] : pairsIn(text)),
  ];
  const ownDigits = digitsOf(own.phone).slice(-8);
  const isOwn = ownDigits.length === 8 && digitsOf(text).includes(ownDigits);
  const phones = phonesIn(text);
  const ownPhone = isOwn && !phones.some((one) => digitsOf(one).includes(ownDigits)) ? [own.phone] : [];
  const all: readonly PersonalDetail[] = [
    ...found(text, emails).map(([email]) => ({ kind: 'email' as const, text: email })),
    ...[...phones, ...ownPhone].map((phone) => ({ kind: 'phone' as const, text: phone })),
    ...names.map((name) => ({ kind: 'name' as const, text: name })),
  ];
  // A part of a name that is there in full says nothing more.
  const isPart = (one: PersonalDetail, index: number) =>
    all.some(
      (other, at) =>
        at !== index &&
        ((other.text !== one.text && ` ${fold(other.text)} `.includes(` ${fold(one.text)} `)) ||
          (other.text === one.text && at < index)),
    );
  return all.filter((one, index) => !isPart(one, index) && !(one.kind === 'name' && isInEmail(one.text, text)));
}

/** A name that only stands in an address is found with it. */
const isInEmail = (name: string, text: string): boolean =>
  !new RegExp(String.raw`(?<![\p{L}])${name}(?![\p{L}])`, 'u').test(text.replaceAll(emails, ' '));
