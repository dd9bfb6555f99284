import pg from 'pg';

type Statement = readonly [text: string, values?: readonly unknown[]];

/** For what takes days or other people's decisions: changes the database of the run directly. */
export const runSql = (...statements: readonly Statement[]): Promise<void> =>
  runSqlIn(process.env.E2E_DATABASE_URL, ...statements);

/** The same in a database that belongs to one test. */
export async function runSqlIn(
  connectionString: string | undefined,
  ...statements: readonly Statement[]
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const [text, values] of statements) await client.query(text, [...(values ?? [])]);
  } finally {
    await client.end();
  }
}
