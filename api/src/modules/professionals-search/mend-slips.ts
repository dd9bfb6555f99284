import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { foldedCity, namesOfCity } from 'shared-contracts/schemas/city-names';
import type { Tx } from '../../db/run-as.ts';
import { foldedWords } from './folded-words.ts';
import { nameKeys } from './name-keys.ts';
import { oneSlipAway } from './one-slip-away.ts';
import { soundsAlike } from './sounds-alike.ts';
import { withoutTitles } from './without-titles.ts';

/** More is a sentence. */
const MOST_WORDS = 3;
const MOST_LETTERS = 24;
/** A shorter word is one slip away from too much. */
const SHORTEST = 4;
const MOST = 3;

/** What begins a name or a city, beside how it is written there. */
const known = [
  [nameKeys.reversedName, sql`last_name || ' ' || first_names`],
  [nameKeys.fullName, sql`first_names || ' ' || last_name`],
  [nameKeys.company, sql`company_name`],
  [sql`city_folded`, sql`city`],
] as const;

/**
 * The text with its slips mended: as the whole it may be the name of somebody, or each of its words may begin a name or be a city. Every
 * spelling one slip away, and of a word what sounds like it, is looked up where it would stand in an index: of a name some 400 spellings to 2,400,
 * of no text 6,000, each in four indexes, however many people there are (decision 042 has the times).
 */
export async function mendSlips(tx: Tx, text: string, listed: RawBuilder<boolean>): Promise<string[]> {
  const words = withoutTitles(foldedWords(text));
  const whole = words.join(' ');
  if (words.length === 0 || words.length > MOST_WORDS || whole.length > MOST_LETTERS) return [];
  const meant = await findNames(tx, words.length === 1 ? words : [whole, ...words], listed);
  const [named = [], ...each] = meant;
  if (named.length > 0) return named.filter((name) => foldedWords(name).join(' ') !== whole);
  const combined = Array.from({ length: MOST }, (_, at) =>
    words.map((word, index) => each[index]?.[at] ?? each[index]?.[0] ?? word).join(' '),
  );
  return [...new Set(combined)].filter((one) => foldedWords(one).join(' ') !== whole);
}

/** For each text the names that begin with it; where none does, those that begin with what may have been meant by it. */
async function findNames(tx: Tx, texts: readonly string[], listed: RawBuilder<boolean>): Promise<string[][]> {
  const spellings = texts.map(spellingsOf);
  const parts = spellings.flatMap((all, part) => all.map(() => part));
  const found = known.map(
    ([key, shown]) => sql`(
      select ${shown} as shown from professionals
      where ${listed} and ${key} ~>=~ wanted.spelling and ${key} ~<~ (wanted.spelling || '!') order by ${key} using ~<~ limit 1)`,
  );
  const { rows } = await sql<{ part: number; spelling: string; shown: string }>`
    select part, spelling, shown from unnest(${parts}::int[], ${spellings.flat()}::text[]) with ordinality as wanted(part, spelling, place)
    cross join lateral (${sql.join(found, sql` union all `)}) as named order by place`.execute(tx);
  return texts.map((text, part) => {
    const names = rows.filter((row) => row.part === part);
    const right = names.filter(({ spelling }) => spelling === text);
    return [...new Set((right.length > 0 ? right.slice(0, 1) : names).map(beginning))].slice(0, MOST);
  });
}

/** The text first, then what is nearest to it. */
function spellingsOf(text: string): string[] {
  if (text.length < SHORTEST) return [text];
  const near = [...oneSlipAway(text), ...(text.includes(' ') ? [] : soundsAlike(text))];
  return [...new Set(near.flatMap((one) => [one, ...namesOfCity(one).map(foldedCity)]))];
}

/** As much of a name as the spelling has words. */
const beginning = ({ spelling, shown }: { spelling: string; shown: string }) =>
  shown.split(/\s+/u).slice(0, spelling.split(' ').length).join(' ');
