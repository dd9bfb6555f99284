import type * as v from 'valibot';
import type { articleInput, platformArticleInput } from 'shared-contracts/schemas/article-input';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row, Write } from '../../generic/table-module.ts';
import { consumeQuota } from '../quotas/consume-quota.ts';
import { articleSlug } from './article-slug.ts';
import { usePictures } from './article-pictures.ts';
import { requirePublishable } from './require-publishable.ts';

/**
 * Professionals write under their name; operators for the platform, without an author.
 * @throws Problem 409 NOT_VERIFIED, 422 for a published article without a title or a text, 429 RATE_LIMITED.
 */
export async function writeArticle(
  context: CallContext,
  input: v.InferOutput<typeof articleInput | typeof platformArticleInput>,
  write: Write,
): Promise<Row> {
  await context.asSystem((tx) => consumeQuota(tx, context, 'articles'));
  if (context.scope === 'self' && input.publishedAt !== null) await requirePublishable(context, input);
  const publishedAt = input.publishedAt === 'now' ? context.now : input.publishedAt;
  const row = await write({ ...input, publishedAt, slug: articleSlug(context, input) });
  if (context.scope === 'self') await usePictures(context, String(row.id), input);
  return row;
}
