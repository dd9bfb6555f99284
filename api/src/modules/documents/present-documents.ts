import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { signedAddress } from '../uploads/document-links.ts';

/** Adds to each document where its file is read, for five minutes. The rows have been read with the caller's rights. */
export async function presentDocuments(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const files = await context.asSystem((tx) =>
    tx
      .selectFrom('documents')
      .innerJoin('uploads', 'uploads.id', 'documents.uploadId')
      .select(['documents.id', 'uploads.key'])
      .where(
        'documents.id',
        'in',
        rows.map(({ id }) => String(id)),
      )
      .execute(),
  );
  const keys = new Map(files.map(({ id, key }) => [id, key]));
  return rows.map((row) => {
    const key = keys.get(String(row.id));
    return { ...row, url: key === undefined ? null : signedAddress(context.services, key) };
  });
}
