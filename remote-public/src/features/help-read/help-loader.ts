import { href } from 'shared-contracts/remote/paths';
import { page, pageSummary, type Page, type PageSummary } from 'shared-contracts/schemas/page';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import type { Canonical } from '../../loading/canonical.ts';
import { searchWords } from '../../loading/search-words.ts';
import { orNotFound } from '../../loading/or-not-found.ts';
import { platformOf, type LoaderArgs } from '../../loading/platform-of.ts';
import { settle, type Settled } from '../../loading/settle.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';

const entryAnswer = oneOf(page);
const entriesPage = pageOf(pageSummary);

export interface HelpData extends Canonical {
  /** The search text; empty without a search. */
  readonly q: string;
  /** The entries found, in order; all of them without a search. */
  readonly entries: Settled<readonly PageSummary[]>;
  /** The entry of the URL. */
  readonly entry: Page | null;
}

/** `/documentation`, searched by `?q=`; `?entry=` is one entry by its slug. @throws Response 404 when there is none. */
export async function helpLoader(args: LoaderArgs): Promise<HelpData> {
  const { http } = platformOf(args);
  const { signal, url } = args.request;
  const { searchParams } = new URL(url);
  const slug = searchParams.get('entry');
  const q = slug === null ? (searchParams.get('q') ?? '').trim() : '';
  const found = searchWords(q.slice(0, textLimits.search)).map((word) => ({ searchText: { $contains: word } }));
  const [entries, entry] = await Promise.all([
    settle(
      http.request('POST', '/pages/find-by', entriesPage, {
        body: { where: { $and: [{ kind: 'help' }, ...found] }, limit: 100 },
        signal,
      }),
    ),
    slug === null
      ? null
      : orNotFound(
          http.request('POST', '/pages/find-one-by', entryAnswer, { body: { where: { kind: 'help', slug } }, signal }),
        ),
  ]);
  return {
    // An entry is a page of its own; a search result is the help centre.
    canonical: entry === null ? undefined : href('/documentation', undefined, { entry: entry.data.slug }),
    q,
    entries: entries.ok ? { ok: true, value: entries.value.data } : entries,
    entry: entry?.data ?? null,
  };
}
