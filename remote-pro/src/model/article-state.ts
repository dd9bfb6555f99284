import type { ListedArticle } from '../data/articles/articles.ts';

export type ShownState = 'draft' | 'planned' | 'published' | 'hidden';

/** `hidden`: published, but its author may not be shown any more. */
export function stateOf({ publishedAt, shownUntil }: Pick<ListedArticle, 'publishedAt' | 'shownUntil'>): ShownState {
  if (publishedAt === null) return 'draft';
  if (Date.parse(publishedAt) > Date.now()) return 'planned';
  const isOver = shownUntil === '-infinity' || shownUntil < new Date().toISOString().slice(0, 10);
  return isOver ? 'hidden' : 'published';
}
