import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescription } from 'shared-contracts/remote/registry';
import { buildsDirectory } from '../paths.ts';
import { writeBuildRecord } from '../release/build-record.ts';
import { sharedByRemote } from '../shared-modules.ts';
import { compressFiles } from './compress-files.ts';
import { describeRemote } from './describe-remote.ts';
import { hashInputs, inputsOf } from './hash-inputs.ts';
import { packageOf } from './package-of.ts';
import { replaceDirectory } from './replace-directory.ts';

const inputsOfRemote = (workspace: string): ReadonlySet<string> =>
  inputsOf([`${workspace}/src/remote.tsx`, `${workspace}/package.json`], Object.keys(sharedByRemote()));

/** Version of a remote's current sources: its package version and a hash of its inputs, so that no build overwrites another. */
export const versionOf = (workspace: string): string => {
  const { version, peerDependencies } = packageOf(workspace);
  return `${version}-${hashInputs(inputsOfRemote(workspace), sharedByRemote(peerDependencies))}`;
};

/** Output directory for a remote's current sources. */
export const buildDirectory = (workspace: string): string =>
  join(buildsDirectory, packageOf(workspace).name, versionOf(workspace));

/** Whether the build of its current sources exists. */
export const isRemoteBuilt = (workspace: string): boolean =>
  existsSync(join(buildDirectory(workspace), 'release.json'));

/** Builds a remote for browser and server, unless that build exists. */
export async function buildRemote(workspace: string, report: (text: string) => void): Promise<void> {
  if (isRemoteBuilt(workspace)) return;
  await compile(workspace, await describeRemote(workspace), versionOf(workspace), buildDirectory(workspace), report);
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
  const { peerDependencies: peers } = packageOf(workspace);
  const build = { workspace, description, version, peers, dev: false };
  await replaceDirectory(target, async (temporary) => {
    report(`${workspace} (browser)`);
    const browser = remoteConfig({ ...build, outputPath: temporary }, 'browser');
    const manifest = new RemoteManifestPlugin({
      workspace,
      version,
      container: containerName(workspace, version),
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
