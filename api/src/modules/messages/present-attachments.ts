import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { signedAddress } from '../uploads/document-links.ts';

/** Adds the files with signed links, valid for five minutes, to messages that were read with the caller's rights; one query per page. */
export async function presentAttachments(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const ids = rows.flatMap(({ attachmentId }) => (typeof attachmentId === 'string' ? [attachmentId] : []));
  const files = await context.asSystem((tx) =>
    tx
      .selectFrom('uploads')
      .select(['id', 'key', 'contentType', 'bytes'])
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .where('droppedAt', 'is', null)
      .execute(),
  );
  const byId = new Map(files.map((file) => [file.id, file]));
  return rows.map((row) => {
    const file = byId.get(String(row.attachmentId));
    const { key, contentType, bytes } = file ?? {};
    return {
      ...row,
      attachment:
        key === undefined
          ? null
          : { name: row.attachmentName, contentType, bytes, url: signedAddress(context.services, key) },
    };
  });
}
