import { connectPglite } from './connect-pglite.ts';
import { connectPostgres } from './connect-postgres.ts';
import type { Connection, ConnectionOptions } from './connection.ts';

export function connect(options: ConnectionOptions): Promise<Connection> {
  return options.databaseUrl === undefined ? connectPglite(options) : connectPostgres(options, options.databaseUrl);
}
