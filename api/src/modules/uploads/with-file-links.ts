import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { signedAddress } from './document-links.ts';

/** Adds a signed link, valid for five minutes, to rows that were read with the caller's rights. */
export const withFileLinks =
  (table: 'documents' | 'appointmentDocuments') =>
  async (context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> => {
    const ids = rows.map(({ id }) => String(id));
    const { rows: files } = await context.asSystem((tx) =>
      sql<{ id: string; key: string }>`
        select owner.id, uploads.key from ${sql.table(table)} as owner join uploads on uploads.id = owner.upload_id
        where uploads.dropped_at is null and owner.id in (${sql.join(ids)})`.execute(tx),
    );
    const keys = new Map(files.map(({ id, key }) => [id, key]));
    return rows.map((row) => {
      const key = keys.get(String(row.id));
      return { ...row, url: key === undefined ? null : signedAddress(context.services, key) };
    });
  };
