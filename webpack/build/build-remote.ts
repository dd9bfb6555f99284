import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteDescription, type RemoteDescription } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import { buildsDirectory, root } from '../paths.ts';
import { writeBuildRecord } from '../release/build-record.ts';
import { ReleaseError } from '../release/release-store.ts';
import { sharedByRemote } from '../shared-modules.ts';
import { compressFiles } from './compress-files.ts';
import { hashInputs, inputsOf } from './hash-inputs.ts';
import { replaceDirectory } from './replace-directory.ts';

const described = v.pipe(v.string(), v.parseJson(), remoteDescription);
const packageSchema = v.object({
  version: v.string(),
  peerDependencies: v.optional(v.record(v.string(), v.string()), {}),
});

/** Of the folder of a remote. */
export const packageOf = (workspace: string): v.InferOutput<typeof packageSchema> =>
  v.parse(packageSchema, JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')));

/** The description that stands in the folder of a remote. @throws ReleaseError with all that is wrong with it */
export function describeRemote(workspace: string): RemoteDescription {
  const file = `${workspace}/remote.json`;
  const said = v.safeParse(described, readFileSync(join(root, file), 'utf8'));
  if (said.success) return said.output;
  const wrong = said.issues.map((issue) => `  - ${[v.getDotPath(issue), issue.message].filter(Boolean).join(': ')}`);
  throw new ReleaseError([`${file} does not describe a remote:`, ...wrong].join('\n'));
}

const inputsOfRemote = (workspace: string): ReadonlySet<string> =>
  inputsOf(
    [`${workspace}/src/remote.tsx`, `${workspace}/remote.json`, `${workspace}/package.json`],
    Object.keys(sharedByRemote()),
  );

/** Version of what stands in the folder of a remote now: that of its package and a hash of its inputs, so that a build never overwrites another. */
export const versionOf = (workspace: string): string => {
  const { version, peerDependencies } = packageOf(workspace);
  return `${version}-${hashInputs(inputsOfRemote(workspace), sharedByRemote(peerDependencies))}`;
};

/** Where what stands in the folder of a remote is built into. */
export const buildDirectory = (workspace: string): string =>
  join(buildsDirectory, describeRemote(workspace).name, versionOf(workspace));

/** Builds a remote for both sides into a directory of its own, unless that build is there. Answers whether it built. */
export async function buildRemote(workspace: string, report: (text: string) => void): Promise<boolean> {
  const target = buildDirectory(workspace);
  const isMissing = !existsSync(join(target, 'release.json'));
  if (isMissing) await compile(workspace, describeRemote(workspace), versionOf(workspace), target, report);
  return isMissing;
}

async function compile(
  workspace: string,
  description: RemoteDescription,
  version: string,
  target: string,
  report: (text: string) => void,
): Promise<void> {
  const [{ containerName, remoteConfig }, { RemoteManifestPlugin }, { checkFacades }, { runWebpack }] =
    await Promise.all([
      import('../config/remote-config.ts'),
      import('../plugins/remote-manifest-plugin.ts'),
      import('./check-facades.ts'),
      import('./run-webpack.ts'),
    ]);
  checkFacades(workspace);
  const { name, routes } = description;
  const { peerDependencies: peers } = packageOf(workspace);
  const build = {
    workspace,
    name,
    version,
    peers,
    dev: false,
    isArea: routes.every(({ render }) => render === 'browser'),
  };
  const directory = join(root, workspace);
  await replaceDirectory(target, async (temporary) => {
    report(`${workspace} (browser)`);
    const browser = remoteConfig({ ...build, outputPath: temporary }, 'browser');
    const manifest = new RemoteManifestPlugin({
      name,
      version,
      container: containerName(workspace, version),
      directory,
      withIntegrity: true,
    });
    const inputs = inputsOfRemote(workspace);
    await runWebpack({ ...browser, plugins: [...(browser.plugins ?? []), manifest] }, inputs);
    report(`${workspace} (node)`);
    await runWebpack(remoteConfig({ ...build, outputPath: join(temporary, 'server') }, 'node'), inputs);
    await compressFiles(temporary);
    await writeBuildRecord(temporary, description, version, peers);
  });
}
