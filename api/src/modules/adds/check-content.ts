import type { AddChange } from 'shared-contracts/schemas/advertising';
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
