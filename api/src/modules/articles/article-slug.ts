import { randomBytes } from 'node:crypto';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { slugify } from '../auth/slug.ts';

/** From the title; the timestamp alone would be the same for all rows of a create-many. */
export const articleSlug = ({ now }: Pick<CallContext, 'now'>, article: Row): string =>
  `${slugify([article.titleFr, article.titleEn].find((title) => typeof title === 'string') ?? 'article')}-${now.getTime().toString(36)}${randomBytes(3).toString('hex')}`;
