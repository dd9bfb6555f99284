import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { remoteDescription, type RemoteDescription } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import { sharedByRemote } from '../shared-modules.ts';

export const recordFile = 'release.json';

/** `release.json`, written next to the files of a build for the release commands. Browsers never request it. */
export const buildRecord = v.object({
  description: remoteDescription,
  version: v.string(),
  /** Version range (semver) of each shared module, by name. */
  shared: v.record(v.string(), v.string()),
  /** Subresource integrity of every file, by path. */
  files: v.record(v.string(), v.string()),
});
export type BuildRecord = v.InferOutput<typeof buildRecord>;

export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** All files below a directory except the record, with `/` as separator. */
export async function filesOfBuild(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => file !== recordFile)
    .sort();
}

/** @param peers `peerDependencies` of its `package.json`, which may narrow the accepted versions of shared modules */
export async function writeBuildRecord(
  directory: string,
  description: RemoteDescription,
  version: string,
  peers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const files = await filesOfBuild(directory);
  const record: BuildRecord = {
    description,
    version,
    shared: Object.fromEntries(
      Object.entries(sharedByRemote(peers)).map(([name, { requiredVersion }]) => [name, requiredVersion]),
    ),
    files: Object.fromEntries(
      await Promise.all(files.map(async (file) => [file, integrityOf(await readFile(join(directory, file)))] as const)),
    ),
  };
  await writeFile(join(directory, recordFile), JSON.stringify(record));
}

/** @throws Error when the directory is not a build of a remote */
export const readBuildRecord = async (directory: string): Promise<BuildRecord> =>
  v.parse(buildRecord, JSON.parse(await readFile(join(directory, recordFile), 'utf8')));
