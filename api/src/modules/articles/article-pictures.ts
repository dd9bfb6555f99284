import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { articleTexts } from 'shared-contracts/schemas/article-writing';

/** The texts and pictures that an article may name, published or not. */
const namedIn = (article: Row): string =>
  JSON.stringify([article.cover, ...articleTexts.map((column) => article[column]), article.pending]);

/** Marks the caller's uploaded pictures that an article names as its own, so that they stay. */
export async function usePictures(context: CallContext, articleId: string, article: Row): Promise<void> {
  const keys = [...new Set(namedIn(article).match(/(?<=\/uploads\/)[0-9a-f]{32}\.(?:jpg|png)/gu))];
  if (keys.length === 0) return;
  await context.asSystem((tx) =>
    sql`
      with used as (
        update uploads set used_at = ${context.now}
        where key = any (${keys}::text[]) and user_id = ${context.caller.userId}::uuid and purpose = 'article_image'
          and stored_at is not null and used_at is null and dropped_at is null
        returning id
      )
      insert into article_pictures (upload_id, article_id, created_at) select id, ${articleId}::uuid, ${context.now}::timestamptz from used`.execute(
      tx,
    ),
  );
}

/** Drops pictures that neither the article nor one of its versions names; not those of today, which an undo may bring back. */
export async function dropUnusedPictures(context: CallContext, articleId: string): Promise<void> {
  await context.asSystem((tx) =>
    sql`
      with texts as (
        select concat_ws(' ', cover, body_fr, body_en, pending) as text from articles where id = ${articleId}
        union all
        select concat_ws(' ', cover, body_fr, body_en) from article_versions where article_id = ${articleId}
      )
      update uploads u set dropped_at = ${context.now} from article_pictures p
      where p.upload_id = u.id and p.article_id = ${articleId} and p.created_at < ${context.now}::timestamptz - interval '1 day'
        and not exists (select from texts where strpos(texts.text, u.key) > 0)`.execute(tx),
  );
}

/** Drops all pictures of an article that is deleted. */
export async function dropPictures(context: CallContext, articleId: string): Promise<void> {
  await context.asSystem((tx) =>
    sql`
      update uploads set dropped_at = ${context.now}
      where id in (select upload_id from article_pictures where article_id = ${articleId})`.execute(tx),
  );
}
