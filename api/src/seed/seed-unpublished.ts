import { readFile } from 'node:fs/promises';
import { articlePictureAddress } from 'shared-contracts/formats/file/article-picture';
import type { Storage } from '../adapters/storage/storage.ts';
import { addressOf } from '../modules/uploads/document-links.ts';
import type { Tx } from '../db/run-as.ts';
import { unpublished } from './seed-data.ts';
import { seedId } from './seed-id.ts';
import { professionalId } from './seed-professionals.ts';

const DAY = 86_400_000;
const size = { width: 1600, height: 900 };

interface Cover {
  readonly key: string;
  readonly bytes: Buffer;
}

/** Before its row is committed, as `putDocumentFiles`. */
export async function putArticleCover(storage: Storage): Promise<Cover> {
  const key = `${seedId('file', 'article cover').replaceAll('-', '')}.jpg`;
  const bytes = await readFile(new URL('./pictures/two-letters.jpg', import.meta.url));
  await storage.remove(key);
  await storage.put(key, bytes, 'image/jpeg');
  return { key, bytes };
}

/** Drafts, a planned article, and the cover, the unpublished changes and the earlier versions of others. */
export async function seedUnpublished(tx: Tx, now: Date, cover: Cover): Promise<void> {
  const { author, drafts, pending, versions } = unpublished;
  const authorId = professionalId(author);
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  await tx
    .insertInto('articles')
    .values(
      drafts.map(({ slug, daysAgo, daysAhead, ...text }) => ({
        ...text,
        id: seedId('article', slug),
        slug,
        authorId,
        publishedAt: daysAhead === undefined ? null : at(daysAhead),
        createdAt: at(-daysAgo),
        updatedAt: at(-daysAgo),
      })),
    )
    .execute();
  await tx
    .insertInto('articleVersions')
    .values(
      versions.map(({ slug, daysAgo, ...text }) => ({
        ...text,
        id: seedId('article version', `${slug} ${daysAgo}`),
        articleId: seedId('article', slug),
        authorId,
        createdAt: at(-daysAgo),
      })),
    )
    .execute();
  const uploadId = seedId('upload', 'article cover');
  const usedAt = at(-1);
  await tx
    .insertInto('uploads')
    .values({
      id: uploadId,
      userId: authorId,
      purpose: 'article_image',
      key: cover.key,
      contentType: 'image/jpeg',
      bytes: cover.bytes.length,
      createdAt: usedAt,
      storedAt: usedAt,
      usedAt,
    })
    .execute();
  const { slug, summaryFr } = pending;
  const articleId = seedId('article', slug);
  await tx.insertInto('articlePictures').values({ uploadId, articleId, createdAt: usedAt }).execute();
  await tx
    .updateTable('articles')
    .set({
      cover: articlePictureAddress({ path: addressOf(cover.key), ...size }),
      pending: JSON.stringify({ summaryFr }),
    })
    .where('id', '=', articleId)
    .execute();
}
