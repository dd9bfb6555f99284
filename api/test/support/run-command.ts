import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { openTestApi } from './test-api.ts';
import type { TestApi } from './test-api.ts';

type Variables = Readonly<Record<string, string>>;

/** Runs a command of the API as an operator does: in its own process. */
export const runCommand = (name: string, variables: Variables, words: readonly string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const file = join(import.meta.dirname, `../../src/commands/${name}.ts`);
    const env = { NODE_ENV: 'test', ...variables };
    const child = execFile(process.execPath, [file, ...words], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: (stdout + stderr).trim() }),
    );
  });

/** Opens the API on a database for one piece of work: commands open an embedded database alone. */
export async function onDatabase<T>(variables: Variables, work: (api: TestApi) => Promise<T>): Promise<T> {
  const api = await openTestApi(variables);
  try {
    return await work(api);
  } finally {
    await api.close();
  }
}
