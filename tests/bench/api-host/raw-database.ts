import { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { MeasuredApi } from './measured-api.ts';

export type RawQuery = <R = Record<string, unknown>>(text: string, values: readonly unknown[]) => Promise<R[]>;

/** The API's database through its driver only: plain statements with the owner's rights, no policy, schema or transaction. */
export interface RawDatabase {
  /** Runs `work`; its `query` must not be used afterwards. */
  during<T>(work: (query: RawQuery) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const openRaw = (api: MeasuredApi, connections: number): RawDatabase =>
  api.databaseUrl === '' ? rawPglite(api) : rawPostgres(api.databaseUrl, connections);

function rawPostgres(connectionString: string, max: number): RawDatabase {
  const pool = new pg.Pool({ connectionString, max });
  const query = async <R>(text: string, values: readonly unknown[]) => {
    const { rows } = await pool.query(text, [...values]);
    return rows as R[];
  };
  return { during: (work) => work(query), close: () => pool.end() };
}

/** PGlite has one session, which the API owns: the statements use the same pool, and no requests are served meanwhile. */
function rawPglite({ services }: MeasuredApi): RawDatabase {
  return {
    async during<T>(work: (query: RawQuery) => Promise<T>) {
      const results: T[] = [];
      await services.connection.asOwner(async (owner) => {
        const bare = owner.withoutPlugins();
        const query = async <R>(text: string, values: readonly unknown[]) => {
          const { rows } = await bare.executeQuery<R>(CompiledQuery.raw(text, [...values]));
          return rows;
        };
        results.push(await work(query));
      });
      return results[0] as T;
    },
    close: async () => undefined,
  };
}
