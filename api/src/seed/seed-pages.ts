import { dateOf } from '../modules/availability/schedule.ts';
import type { Tx } from '../db/run-as.ts';
import { pages } from './seed-data.ts';
import { seedId } from './seed-id.ts';
import { readTexts } from './texts/read-text.ts';

const DAY = 86_400_000;

/** The help centre and the legal texts. */
export async function seedPages(tx: Tx, now: Date): Promise<void> {
  /** The day before, by UTC: tomorrow nowhere on earth, so that what a person accepts is in force. */
  const effectiveOn = dateOf(Math.floor(now.getTime() / DAY) - 1);
  await tx
    .insertInto('pages')
    .values(
      [
        ...pages.help.map((entry, position) => ({
          ...entry,
          kind: 'help' as const,
          position,
          ...readTexts(`help/${entry.slug}`),
        })),
        ...pages.legal.map((slug, position) => ({
          slug,
          kind: 'legal' as const,
          position,
          effectiveOn,
          ...readTexts(`legal/${slug}`),
        })),
      ].map((page) => ({ ...page, id: seedId('page', `${page.kind} ${page.slug}`), createdAt: now })),
    )
    .execute();
}
