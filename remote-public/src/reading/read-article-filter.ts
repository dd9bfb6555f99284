import { legalCategory, locale } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import { articleFilterNames, type ArticleFilter, type ArticleFilterName } from './article-filter.ts';
import { searchWords } from '../loading/search-words.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';

const schemas = {
  q: v.pipe(
    v.string(),
    v.maxLength(textLimits.search),
    v.check((text) => searchWords(text).length > 0),
  ),
  category: legalCategory,
  lang: locale,
  author: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,120}$/u)),
  cursor: v.pipe(v.string(), v.maxLength(1000)),
};

export interface ReadArticleFilter {
  readonly filter: ArticleFilter;
  /** Invalid values of the query. They never break a shared link. */
  readonly ignored: readonly ArticleFilterName[];
}

/** The article filter in a query string. */
export function readArticleFilter(search: URLSearchParams): ReadArticleFilter {
  const read = [...articleFilterNames, 'cursor' as const].flatMap((name) => {
    const raw = search.get(name)?.trim();
    if (!raw) return [];
    return [{ name, raw, isUnderstood: v.is(schemas[name], raw) }];
  });
  return {
    filter: Object.fromEntries(read.flatMap(({ name, raw, isUnderstood }) => (isUnderstood ? [[name, raw]] : []))),
    ignored: read.flatMap(({ name, isUnderstood }) => (isUnderstood || name === 'cursor' ? [] : [name])),
  };
}
