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

/** Compiles without a database, by the same naming rule as the connection's. */
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
 * SQL without values that comes again and again: compiling forty names costs more than their query, so it is kept compiled.
 * Callers choose columns too: what was not used for longest goes first, so that what they make up does not push out what is used all the time.
 */
export function cachedSql(key: string, write: () => RawBuilder<unknown>): RawBuilder<unknown> {
  const kept = known.get(key) ?? sql.raw(write().compile(compiler).sql);
  known.delete(key);
  known.set(key, kept);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return kept;
}
