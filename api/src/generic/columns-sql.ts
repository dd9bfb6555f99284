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

/** A list of columns. Lists repeat (a policy's readable columns), and compiling forty names costs more than the query: kept compiled. */
export function columnsSql(columns: readonly string[]): RawBuilder<unknown> {
  const key = columns.join(' ');
  const found = known.get(key);
  if (found) return found;
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const compiled = sql.raw(sql`${list}`.compile(compiler).sql);
  if (known.size < KEPT) known.set(key, compiled);
  return compiled;
}
