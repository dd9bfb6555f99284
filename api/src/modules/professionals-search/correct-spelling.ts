import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { foldedCity, namesOfCity } from 'shared-contracts/schemas/city-names';
import type { Tx } from '../../db/run-as.ts';
import { normalisedWords } from './normalised-words.ts';
import { nameKeys } from './name-keys.ts';
import { withinOneEdit } from './within-one-edit.ts';
import { phoneticSpellings } from './phonetic-spellings.ts';
import { withoutTitles } from './without-titles.ts';

/** Longer texts are sentences, not names. */
const MAX_WORDS = 3;
const MAX_LENGTH = 24;
/** A shorter word is within one edit of too many others. */
const MIN_LENGTH = 4;
const MAX_RESULTS = 3;

/** Indexed keys of names and cities, with how each is displayed. */
const indexed = [
  [nameKeys.reversedName, sql`last_name || ' ' || first_names`],
  [nameKeys.fullName, sql`first_names || ' ' || last_name`],
  [nameKeys.company, sql`company_name`],
  [sql`city_folded`, sql`city`],
] as const;

/**
 * Spelling corrections of a text that is a name as a whole, or whose words begin names or are cities. Every spelling within one edit, and of
 * a word its phonetic variants, is an index lookup: 400 to 2,400 spellings of a name, at most 6,000 of a text, in four indexes each, whatever the
 * number of people (decision 042 has the times).
 */
export async function correctSpelling(tx: Tx, text: string, listed: RawBuilder<boolean>): Promise<string[]> {
  const words = withoutTitles(normalisedWords(text));
  const whole = words.join(' ');
  if (words.length === 0 || words.length > MAX_WORDS || whole.length > MAX_LENGTH) return [];
  const matches = await findNames(tx, words.length === 1 ? words : [whole, ...words], listed);
  const [named = [], ...each] = matches;
  if (named.length > 0) return named.filter((name) => normalisedWords(name).join(' ') !== whole);
  const combined = Array.from({ length: MAX_RESULTS }, (_, at) =>
    words.map((word, index) => each[index]?.[at] ?? each[index]?.[0] ?? word).join(' '),
  );
  return [...new Set(combined)].filter((one) => normalisedWords(one).join(' ') !== whole);
}

/** For each text the names that begin with it; where none does, those that begin with one of its corrections. */
async function findNames(tx: Tx, texts: readonly string[], listed: RawBuilder<boolean>): Promise<string[][]> {
  const spellings = texts.map(spellingsOf);
  const parts = spellings.flatMap((all, part) => all.map(() => part));
  const lookups = indexed.map(
    ([key, shown]) => sql`(
      select ${shown} as shown from professionals
      where ${listed} and ${key} ~>=~ wanted.spelling and ${key} ~<~ (wanted.spelling || '!') order by ${key} using ~<~ limit 1)`,
  );
  const { rows } = await sql<{ part: number; spelling: string; shown: string }>`
    select part, spelling, shown from unnest(${parts}::int[], ${spellings.flat()}::text[]) with ordinality as wanted(part, spelling, place)
    cross join lateral (${sql.join(lookups, sql` union all `)}) as named order by place`.execute(tx);
  return texts.map((text, part) => {
    const names = rows.filter((row) => row.part === part);
    const exact = names.filter(({ spelling }) => spelling === text);
    return [...new Set((exact.length > 0 ? exact.slice(0, 1) : names).map(prefix))].slice(0, MAX_RESULTS);
  });
}

/** The text itself, then its corrections, the closest first. */
function spellingsOf(text: string): string[] {
  if (text.length < MIN_LENGTH) return [text];
  const variants = [...withinOneEdit(text), ...(text.includes(' ') ? [] : phoneticSpellings(text))];
  return [...new Set(variants.flatMap((one) => [one, ...namesOfCity(one).map(foldedCity)]))];
}

/** As many words of the name as the spelling has. */
const prefix = ({ spelling, shown }: { spelling: string; shown: string }) =>
  shown.split(/\s+/u).slice(0, spelling.split(' ').length).join(' ');
