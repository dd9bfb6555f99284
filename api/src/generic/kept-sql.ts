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

/** SQL without values that comes again and again: compiling forty names costs more than their query, so it is kept compiled. */
export function keptSql(key: string, write: () => RawBuilder<unknown>): RawBuilder<unknown> {
  const found = known.get(key);
  if (found) return found;
  const compiled = sql.raw(write().compile(compiler).sql);
  if (known.size < KEPT) known.set(key, compiled);
  return compiled;
}
