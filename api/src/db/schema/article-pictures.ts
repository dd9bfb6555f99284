import type { CreatedAt } from './column-types.ts';

/** Uploaded pictures that an article names, or has named. */
export interface ArticlePicturesTable {
  uploadId: string;
  articleId: string;
  createdAt: CreatedAt;
}
