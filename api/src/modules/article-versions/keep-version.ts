import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { articleTexts, versionLimits } from 'shared-contracts/schemas/article-writing';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import type { ArticleVersionsTable } from './policy.ts';

const columns = [...articleTexts, 'category', 'cover'] as const;

/** Whether the text itself differs. */
export const changesText = (before: Row, after: Row): boolean =>
  columns.some((column) => after[column] !== undefined && after[column] !== before[column]);

/**
 * Keeps what an article says before it is changed, at most once in some minutes unless `isAsked`, and the last few only; answers whether it
 * did.
 */
export async function keepVersion(context: CallContext, before: Row, isAsked: boolean): Promise<boolean> {
  if (!articleTexts.some((column) => before[column] !== null)) return false;
  const { id, authorId } = before;
  const since = new Date(context.now.getTime() - versionLimits.minutesApart * 60_000);
  return context.asSystem(async (tx) => {
    const recent = await tx
      .selectFrom('articleVersions')
      .select('id')
      .where('articleId', '=', String(id))
      .where('createdAt', '>', since)
      .limit(1)
      .executeTakeFirst();
    if (recent && !isAsked) return false;
    const kept = Object.fromEntries(columns.map((column) => [column, before[column]])) as Pick<
      Insertable<ArticleVersionsTable>,
      (typeof columns)[number]
    >;
    const version = { ...kept, articleId: String(id), authorId: String(authorId), createdAt: context.now };
    await tx.insertInto('articleVersions').values(version).execute();
    await sql`
      delete from article_versions where id in (
        select id from article_versions where article_id = ${id} order by created_at desc, id desc offset ${versionLimits.kept})`.execute(
      tx,
    );
    return true;
  });
}
