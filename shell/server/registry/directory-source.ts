import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readOnce } from './read-once.ts';
import { checkServerBuild, storePrefix, versionOf, type StoreSource } from './store-source.ts';

/** The store in a local directory, which this server also serves to browsers. */
export function directorySource(directory: string): StoreSource {
  const checked = readOnce((version: string, integrityOfRecord: string | undefined) =>
    checkServerBuild(version, (file) => readFile(join(directory, version, file)), integrityOfRecord),
  );
  return {
    registry: async (known) => {
      const file = join(directory, 'registry.json');
      // Each change replaces the file; its time alone would not distinguish two changes of the same moment.
      const { mtimeMs, ino, size } = await stat(file);
      const revision = [mtimeMs, ino, size].join();
      return { revision, text: revision === known ? undefined : await readFile(file, 'utf8') };
    },
    text: (path) => readFile(join(directory, path), 'utf8'),
    module: async (path, integrityOfRecord) => {
      await checked(versionOf(path), integrityOfRecord);
      return join(directory, path);
    },
    toBrowser: (path) => `${storePrefix}${path}`,
  };
}
