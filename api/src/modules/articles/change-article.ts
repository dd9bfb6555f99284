import type * as v from 'valibot';
import type { PendingArticle } from 'shared-contracts/schemas/article-writing';
import type { articleChange, platformArticleChange } from 'shared-contracts/schemas/article-input';
import type { CallContext } from '../../generic/call-context.ts';
import type { Change, Row, Write } from '../../generic/table-module.ts';
import { changesText, keepVersion } from '../article-versions/keep-version.ts';
import { pauseAdds } from '../adds/pause-adds.ts';
import { requireInPlan } from '../plans/require-in-plan.ts';
import { dropUnusedPictures, usePictures } from './article-pictures.ts';
import { articleSlug } from './article-slug.ts';
import { requirePublishable } from './require-publishable.ts';

type Input = v.InferOutput<typeof articleChange | typeof platformArticleChange>;

/**
 * Authors change their drafts in any plan. What the public would see needs the plan, and a verified author as well; what an
 * article said before is kept. Operators edit all.
 * @throws Problem 403 NOT_IN_PLAN, 409 NOT_VERIFIED, 422 for an article without a title or a text.
 */
export async function changeArticle(
  context: CallContext,
  { id, before, input }: Change<Input>,
  write: Write,
): Promise<Row> {
  const { keepsVersion = false, ...change }: { keepsVersion?: boolean | undefined } & Row = input;
  if (change.publishedAt === 'now') change.publishedAt = context.now;
  const isAuthor = context.scope === 'self';
  const after: Row = { ...before, ...change };
  const isTextChanged = changesText(before, after);
  const isScheduleChanged = after.publishedAt !== null && timeOf(after.publishedAt) !== timeOf(before.publishedAt);
  const isPublished = before.publishedAt === null && after.publishedAt !== null;
  if (isAuthor && after.publishedAt !== null && (isTextChanged || isScheduleChanged)) {
    await context.asSystem((tx) => requireInPlan(tx, 'articles', context.caller.userId));
    await requirePublishable(context, after);
  }
  if (isAuthor) await usePictures(context, id, after);
  const said = isTextChanged ? before : waitingIn(before, after);
  const isKept =
    before.authorId !== null && said !== undefined && (await keepVersion(context, said, keepsVersion || isPublished));
  const row = await write(change);
  // After the text is written: a restored text names pictures that only the version just pushed out did.
  if (isKept) await dropUnusedPictures(context, id);
  const isOut = ({ publishedAt }: Row) => publishedAt !== null && timeOf(publishedAt) <= context.now.getTime();
  if (isOut(before) && !isOut(after)) await pauseAdds(context, { id, authorId: before.authorId });
  if (!isPublished) return row;
  // A draft got its slug from its first word.
  const slug = articleSlug(context, after);
  await context.asSystem((tx) => tx.updateTable('articles').set({ slug }).where('id', '=', id).execute());
  return { ...row, slug };
}

/** What was written of a published article and not published, where that is changed. */
function waitingIn(before: Row, after: Row): Row | undefined {
  const [then, now] = [before, after].map((row): Row => ({ ...row, ...(row.pending as PendingArticle | null) }));
  return before.pending !== null && then && now && changesText(then, now) ? then : undefined;
}

const timeOf = (instant: unknown): number =>
  instant instanceof Date || typeof instant === 'string' ? new Date(instant).getTime() : Number.NaN;
