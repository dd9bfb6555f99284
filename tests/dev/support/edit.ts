import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Replaces the first `from` in a file of the copied tree, as an editor would. */
export async function edit(path: string, from: string, to: string): Promise<void> {
  const file = join(process.env.DEV_TREE ?? '', path);
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  await writeFile(
    file,
    text.replace(from, () => to),
  );
}
