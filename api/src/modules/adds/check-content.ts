import { sql } from 'kysely';
import type { AddChange } from 'shared-contracts/schemas/advertising';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { invalidAt } from '../../http/problem.ts';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const article = new RegExp(`^/article/(${uuid})$`, 'u');

/**
 * An advertisement ends after it starts, and leads to a page of its professional: profile, booking or an article.
 * @throws Problem 422 RANGE_INVALID at `/endsOn`, INVALID at `/target`.
 */
export async function checkContent(context: CallContext, input: AddChange, before: Row = {}): Promise<void> {
  const { startsOn, endsOn } = { ...before, ...input };
  if (String(endsOn) < String(startsOn)) throw invalidAt('/endsOn', 'RANGE_INVALID');
  if (input.target !== undefined && !(await isOwnPage(context, input.target))) throw invalidAt('/target', 'INVALID');
}

/** What the public is to see leads to an article only where everybody can read it. @throws Problem 422 INVALID at `/target`. */
export async function requirePublicTarget(tx: Tx, target: string): Promise<void> {
  const articleId = article.exec(target)?.[1];
  if (articleId === undefined) return;
  const { rows } = await sql`
    select from articles where id = ${articleId} and is_published(published_at, shown_until) for share`.execute(tx);
  if (rows.length === 0) throw invalidAt('/target', 'INVALID');
}

async function isOwnPage(context: CallContext, target: string): Promise<boolean> {
  const professionalId = String(context.caller.userId);
  if (target === `/lawyers/booking/${professionalId}`) return true;
  const articleId = article.exec(target)?.[1];
  return context.asSystem(async (tx) => {
    if (articleId !== undefined) {
      const own = tx.selectFrom('articles').select('id').where('id', '=', articleId);
      return (await own.where('authorId', '=', professionalId).executeTakeFirst()) !== undefined;
    }
    const profile = tx.selectFrom('professionals').select('slug').where('id', '=', professionalId);
    return target === `/professionnels/${(await profile.executeTakeFirst())?.slug}`;
  });
}
