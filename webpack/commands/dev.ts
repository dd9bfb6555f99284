import { join } from 'node:path';
import { remoteWorkspaces } from '../build/remotes.ts';
import { containerName, remoteConfig } from '../config/remote-config.ts';
import { shellConfig } from '../config/shell-config.ts';
import { root } from '../paths.ts';
import { RemoteManifestPlugin } from '../plugins/remote-manifest-plugin.ts';
import { announce } from '../processes/announce.ts';
import { ChildProcesses } from '../processes/child-processes.ts';
import { writeDevRegistry } from '../processes/dev-registry.ts';
import { startDevServer } from '../processes/dev-server.ts';
import { readPorts } from '../processes/ports.ts';
import { reportApi } from '../processes/report-api.ts';
import { waitUntilUp } from '../processes/wait-until-up.ts';

/** A dev server answers a request when the compilation that runs is over. */
const compilePatience = 120_000;

const started = performance.now();
const ports = await readPorts();
const children = new ChildProcesses();
const store = join(root, '.cache/dev-store');
const remotes = remoteWorkspaces();
const originOf = (index: number): string => `http://localhost:${ports.shell + 10 + index}`;
const shellOrigin = originOf(0);
const origins = Object.fromEntries(remotes.map((workspace, index) => [workspace, originOf(index + 1)]));
const env = {
  PORT: String(ports.shell),
  API_PORT: String(ports.api),
  DATA_DIR: process.env['DATA_DIR'] ?? join(root, '.data'),
  WEB_ORIGINS: process.env['WEB_ORIGINS'] ?? `http://localhost:${ports.shell}`,
  REMOTE_STORE: store,
  DEV_SHELL_SCRIPT: `${shellOrigin}/main.js`,
};

await writeDevRegistry(store, origins);
const api = reportApi();
children.start(
  'API',
  ['--watch-path=api/src', '--watch-path=shared-contracts/src', '--watch-preserve-output', 'api/src/main.ts'],
  env,
  api.onMessage,
);

console.log('Compiling the shell and the remotes …');
await startDevServer(
  shellConfig({ outputPath: join(root, '.cache/dev/shell'), publicPath: `${shellOrigin}/`, dev: true }, 'browser'),
  Number(new URL(shellOrigin).port),
);
for (const workspace of remotes) {
  const origin = origins[workspace] ?? '';
  const configuration = remoteConfig(
    { workspace, version: 'dev', outputPath: join(root, '.cache/dev', workspace), publicPath: `${origin}/`, dev: true },
    'browser',
  );
  const identity = {
    name: workspace,
    version: 'dev',
    container: containerName(workspace, 'dev'),
    directory: join(root, workspace),
    withIntegrity: false,
  };
  await startDevServer(
    { ...configuration, plugins: [...(configuration.plugins ?? []), new RemoteManifestPlugin(identity)] },
    Number(new URL(origin).port),
  );
}
await Promise.all(Object.values(origins).map((origin) => waitUntilUp(`${origin}/manifest.json`, compilePatience)));
children.start('shell', ['--watch-path=shell/server', '--watch-preserve-output', 'shell/server/main.ts'], env);
await waitUntilUp(`http://localhost:${ports.shell}/health`);
announce(ports, await api.ready, (performance.now() - started) / 1000);
