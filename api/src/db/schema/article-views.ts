/** That somebody was counted among the readers of an article on a day; kept only as long as they could be counted again. */
export interface ArticleViewsTable {
  articleId: string;
  /** UTC. */
  day: string;
  /** Keyed hash of the article, the day, and the reader's account or address. */
  visitor: Buffer;
}
