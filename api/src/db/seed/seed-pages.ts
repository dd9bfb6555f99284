import type { Tx } from '../run-as.ts';
import { help, legal } from './pages.ts';
import { seedId } from './seed-id.ts';
import { readTexts } from './texts/read-text.ts';

/** The day of the templates. */
const EFFECTIVE_ON = '2026-12-01';

/** The help centre and the legal texts. */
export async function seedPages(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('pages')
    .values(
      [
        ...help.map((entry, position) => ({
          ...entry,
          kind: 'help' as const,
          position,
          ...readTexts(`help/${entry.slug}`),
        })),
        ...legal.map((slug, position) => ({
          slug,
          kind: 'legal' as const,
          position,
          effectiveOn: EFFECTIVE_ON,
          ...readTexts(`legal/${slug}`),
        })),
      ].map((page) => ({ ...page, id: seedId('page', `${page.kind} ${page.slug}`), createdAt: now })),
    )
    .execute();
}
