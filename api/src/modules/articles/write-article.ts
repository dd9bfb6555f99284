import { randomBytes } from 'node:crypto';
import type * as v from 'valibot';
import type { articleInput, platformArticleInput } from 'shared-contracts/schemas/content';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row, Write } from '../../generic/table-module.ts';
import { slugify } from '../auth/slug.ts';
import { consumeQuota } from '../limits/consume-quota.ts';

/** Professionals write under their name; operators for the platform, without an author. @throws Problem 429 RATE_LIMITED. */
export async function writeArticle(
  context: CallContext,
  input: v.InferOutput<typeof articleInput | typeof platformArticleInput>,
  write: Write,
): Promise<Row> {
  await context.asSystem((tx) => consumeQuota(tx, context, 'articles'));
  const title = slugify(input.titleFr ?? input.titleEn ?? '');
  // The timestamp alone would be the same for all rows of a create-many.
  return write({ ...input, slug: `${title}-${context.now.getTime().toString(36)}${randomBytes(3).toString('hex')}` });
}
