import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Writes `.gz` and `.br` files at the best compression next to scripts and style sheets; the server sends them as they are. */
export async function compressFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const source = await readFile(file);
    if (source.length < 512) continue;
    await writeFile(`${file}.gz`, await toGzip(source, { level: 9 }));
    await writeFile(
      `${file}.br`,
      await toBrotli(source, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
      }),
    );
  }
}
