import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

const MAX_WORDS = 8;

/**
 * Every word occurs in the folded search text, served by the trigram index. A word of one or two letters has no trigram of its own, so it
 * must begin a word of the text. Undefined when nothing in the text can be searched for.
 */
export function textCondition(text: string): RawBuilder<boolean> | undefined {
  const words = [...new Set(text.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [])].slice(0, MAX_WORDS);
  if (words.length === 0) return undefined;
  const conditions = words.map((word) =>
    word.length < 3
      ? sql<boolean>`(search_text like fold(${word}) || '%' or search_text like '% ' || fold(${word}) || '%')`
      : sql<boolean>`search_text like '%' || fold(${word}) || '%'`,
  );
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
