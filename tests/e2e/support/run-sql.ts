import pg from 'pg';

/** For what takes days or other people's decisions: changes the database of the run directly. */
export async function runSql(...statements: readonly (readonly [text: string, values?: readonly unknown[]])[]) {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    for (const [text, values] of statements) await client.query(text, [...(values ?? [])]);
  } finally {
    await client.end();
  }
}
