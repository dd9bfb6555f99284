import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { signedAddress } from './document-links.ts';

/** Adds to each row where its file is read, for five minutes. The rows have been read with the caller's rights. */
export const withFileLinks =
  (table: 'documents' | 'appointmentDocuments') =>
  async (context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> => {
    const files = await context.asSystem((tx) =>
      tx
        .selectFrom(`${table} as owner`)
        .innerJoin('uploads', 'uploads.id', 'owner.uploadId')
        .select(['owner.id', 'uploads.key'])
        .where('uploads.droppedAt', 'is', null)
        .where(
          'owner.id',
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
  };
