import {
  CamelCasePlugin,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type { RawBuilder } from 'kysely';

/** Compiles without a database, with the naming rule of the connection. */
const compiler = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new CamelCasePlugin()],
});
const cache = new Map<string, RawBuilder<unknown>>();
const CACHE_SIZE = 500;

/**
 * Cache of compiled SQL without values: compiling forty column names costs more than running their query.
 * Callers choose columns too, so the least recently used entry is evicted.
 */
export function cachedSql(key: string, write: () => RawBuilder<unknown>): RawBuilder<unknown> {
  const cached = cache.get(key) ?? sql.raw(write().compile(compiler).sql);
  cache.delete(key);
  cache.set(key, cached);
  const [oldest] = cache.keys();
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
  return cached;
}
