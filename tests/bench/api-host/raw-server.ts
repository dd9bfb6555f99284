import { createServer } from 'node:http';
import pg from 'pg';

/** The floor to compare with: node:http and pg, the same columns and rows, no transaction, no policy, no schema. */
export async function startRawServer(
  databaseUrl: string,
  columns: readonly string[],
  connections: number,
): Promise<{ url: string; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const one = `select ${list} from professionals where id = $1 and verified_at is not null`;
  const page = `select ${list} from professionals where verified_at is not null and city = $1 order by rating_rank desc, id desc limit 20`;
  const server = createServer((request, response) => {
    const [, path = '', value = ''] = (request.url ?? '').split('/');
    request.resume();
    pool.query<Record<string, unknown>>(path === 'one' ? one : page, [decodeURIComponent(value)]).then(
      ({ rows }) => {
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(JSON.stringify({ data: path === 'one' ? rows[0] : rows }));
      },
      (error: Error) => {
        response.statusCode = 500;
        response.end(error.message);
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}
