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
const known = new Map<string, RawBuilder<unknown>>();
const KEPT = 500;

/**
 * Cache of compiled SQL without values: compiling forty column names costs more than running their query.
 * Callers choose columns too, so the least recently used entry is evicted.
 */
export function cachedSql(key: string, write: () => RawBuilder<unknown>): RawBuilder<unknown> {
  const kept = known.get(key) ?? sql.raw(write().compile(compiler).sql);
  known.delete(key);
  known.set(key, kept);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return kept;
}
