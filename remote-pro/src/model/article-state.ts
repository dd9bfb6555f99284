import type { ListedArticle } from '../data/articles/articles.ts';

export type ShownState = 'draft' | 'planned' | 'published' | 'hidden';

/**
 * Whether readers see it, so that changes wait until they are published. What the API had published when it was changed last is, also on a
 * device whose clock is behind; the clocks of the API and its database may be a moment apart.
 */
export const isPublic = ({ publishedAt, updatedAt }: Pick<ListedArticle, 'publishedAt' | 'updatedAt'>): boolean =>
  publishedAt !== null && Date.parse(publishedAt) <= Math.max(Date.now(), Date.parse(updatedAt) + 1_000);

/** `hidden`: published, but its author may not be shown any more. */
export function stateOf(article: Pick<ListedArticle, 'publishedAt' | 'updatedAt' | 'shownUntil'>): ShownState {
  const { publishedAt, shownUntil } = article;
  if (publishedAt === null) return 'draft';
  if (!isPublic(article)) return 'planned';
  const isOver = shownUntil === '-infinity' || shownUntil < new Date().toISOString().slice(0, 10);
  return isOver ? 'hidden' : 'published';
}
