import { join } from 'node:path';
import { describeRemote } from '../build/describe-remote.ts';
import { packageOf } from '../build/package-of.ts';
import { containerName, remoteConfig } from '../config/remote-config.ts';
import { root } from '../paths.ts';
import { RemoteManifestPlugin } from '../plugins/remote-manifest-plugin.ts';
import { startDevServer } from './dev-server.ts';
import { waitUntilUp } from './wait-until-up.ts';

/** A dev server answers a request only after the running compilation, in ms. */
const compileTimeout = 120_000;

/**
 * Serves a remote from memory at a local origin. Resolves when its manifest is available.
 * @param reloads true in a page with a production React, which reloads because it cannot refresh components
 */
export async function serveRemote(workspace: string, origin: string, reloads = false): Promise<() => Promise<void>> {
  const configuration = remoteConfig(
    {
      workspace,
      description: await describeRemote(workspace),
      version: 'dev',
      peers: packageOf(workspace).peerDependencies,
      outputPath: join(root, '.cache/dev', workspace),
      publicPath: `${origin}/`,
      dev: true,
      reloads,
    },
    'browser',
  );
  const manifest = new RemoteManifestPlugin({
    workspace,
    version: 'dev',
    container: containerName(workspace, 'dev'),
    withIntegrity: false,
  });
  const stop = await startDevServer(
    { ...configuration, plugins: [...(configuration.plugins ?? []), manifest] },
    Number(new URL(origin).port),
  );
  await waitUntilUp(`${origin}/manifest.json`, compileTimeout);
  return stop;
}
