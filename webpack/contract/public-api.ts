import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** What the shell and a remote agree on at runtime; schemas and processes are bundled into whoever uses them. */
const folders = ['platform', 'remote'];
const typesOf = (folder: string): string => join(root, 'shared-contracts/.types/platform/src', folder);

/** A declaration file without comments and imports. */
const declarationsIn = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*[^]*?\*\//gu, '')
    .replaceAll(/^import [^;]*;$/gmu, '')
    .replaceAll(/\n\s*\n+/gu, '\n')
    .trim();

/** Module names of a folder, from the sources: the compiler keeps declarations of deleted files. */
const modulesIn = (folder: string): string[] =>
  readdirSync(join(root, 'shared-contracts/src', folder))
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file))
    .map((file) => file.replace(/\.tsx?$/u, ''))
    .sort();

/** The runtime contract as the compiler sees it (`tsc -b` has run): each module with what it exports. */
export function publicApi(): string {
  const modules = folders.flatMap((folder) =>
    modulesIn(folder).map((name) => `## ${folder}/${name}\n${declarationsIn(join(typesOf(folder), `${name}.d.ts`))}\n`),
  );
  return modules.join('\n');
}

export interface ContractReport {
  /** Digest of the API of each version, the latest last. */
  readonly versions: Readonly<Record<string, string>>;
  readonly api: string;
}

export const reportFile = join(root, 'shared-contracts/public-api.txt');

const digestOf = (api: string): string => createHash('sha256').update(api).digest('base64url').slice(0, 22);

const title =
  'Public API of shared-contracts, written by `npm run contract-report`. Versions with the digest of their API:';

export const toText = ({ versions, api }: ContractReport): string =>
  [title, ...Object.entries(versions).map(([version, digest]) => `${version} ${digest}`), '', api].join('\n');

/** @throws Error when the text is not a report */
export function parseReport(text: string): ContractReport {
  const [head = '', ...rest] = text.split('\n\n## ');
  const [first, ...lines] = head.split('\n');
  if (first !== title) throw new Error(`${reportFile} is no report of the public API.`);
  return {
    versions: Object.fromEntries(lines.filter(Boolean).map((line) => line.split(' ', 2))),
    api: rest.map((module) => `## ${module}`).join('\n\n'),
  };
}

/**
 * The report of an API under a version. @throws Error when the version already has another API, because what remotes were built against
 * must not change under the same version
 */
export function nextReport(last: ContractReport | undefined, api: string, version: string): ContractReport {
  const known = last?.versions[version];
  const digest = digestOf(api);
  if (known !== undefined && known !== digest)
    throw new Error(
      `The public API of shared-contracts is no longer that of ${version}. Step the version (contractVersion in remote/remote-module.ts): ` +
        'the patch for what no remote sees, the minor for what is added, the major for what is taken away or changed; then run `npm run contract-report`.',
    );
  return { versions: { ...last?.versions, [version]: digest }, api };
}
