import { lock } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';

/** `Maître Élodie N'Dour` → `maitre-elodie-n-dour`. Never empty and without underscores. */
export function slugify(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/gu, '');
  return slug || 'professional';
}

/** A unique slug for a name. Locks it until the commit, so that concurrent registrations cannot get the same one. */
export async function freeSlug(tx: Tx, name: string, id: string): Promise<string> {
  const slug = slugify(name);
  await lock(tx, `slug:${slug}`);
  const taken = await tx.selectFrom('professionals').select('id').where('slug', '=', slug).executeTakeFirst();
  return taken ? `${slug}-${id.slice(0, 8)}` : slug;
}
