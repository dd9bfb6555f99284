import { articleTexts } from 'shared-contracts/schemas/article-writing';
import type { Row } from '../../generic/table-module.ts';

/** The texts and pictures that an article may name, published or not. */
export const namedIn = (article: Row): string =>
  JSON.stringify([article.cover, ...articleTexts.map((column) => article[column]), article.pending]);
