import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { invalidAt } from '../../http/problem.ts';
import { requireListed } from '../documents/is-listed.ts';

const languages = [
  ['titleFr', 'bodyFr'],
  ['titleEn', 'bodyEn'],
] as const;

/** A picture whose brackets are empty. */
const undescribed = /(?<!\\)!\[\s*\][([]/u;

/**
 * What the public is to read has a title and a text in a language, no language half, and words for those who do not see its pictures; only
 * who is verified publishes.
 * @throws Problem 422 REQUIRED or PICTURE_NOT_DESCRIBED at a column, 409 NOT_VERIFIED.
 */
export async function requirePublishable(context: CallContext, article: Row): Promise<void> {
  const begun = languages.filter((columns) => columns.some((column) => (article[column] ?? null) !== null));
  const [missing] = (begun.length === 0 ? languages.slice(0, 1) : begun)
    .flat()
    .filter((column) => (article[column] ?? null) === null);
  if (missing !== undefined) throw invalidAt(`/${missing}`, 'REQUIRED');
  const silent = ['bodyFr', 'bodyEn'].find((column) => {
    const text = article[column];
    return typeof text === 'string' && undescribed.test(text);
  });
  if (silent !== undefined) throw invalidAt(`/${silent}`, 'PICTURE_NOT_DESCRIBED');
  await context.asSystem((tx) => requireListed(tx, String(context.caller.userId)));
}
