import { join } from 'node:path';
import { remoteWorkspaces } from '../build/remotes.ts';
import { containerName, remoteConfig } from '../config/remote-config.ts';
import { shellConfig } from '../config/shell-config.ts';
import { root } from '../paths.ts';
import { RemoteManifestPlugin } from '../plugins/remote-manifest-plugin.ts';
import { announce } from '../processes/announce.ts';
import { ChildProcesses } from '../processes/child-processes.ts';
import { devOrigins } from '../processes/dev-origins.ts';
import { keepDevRegistry } from '../processes/dev-registry.ts';
import { startDevServer } from '../processes/dev-server.ts';
import { readPorts } from '../processes/ports.ts';
import { reportApi } from '../processes/report-api.ts';
import { waitUntilUp } from '../processes/wait-until-up.ts';

/** A dev server answers a request when the compilation that runs is over. */
const compilePatience = 120_000;

/** What a server is started again for. The shell's strings are written into each page by its server. */
const watched = {
  api: ['api/src', 'shared-contracts/src/schemas', 'shared-contracts/src/processes'],
  shell: ['shell/server', 'shell/src/locales'],
};

const started = performance.now();
const ports = await readPorts();
const children = new ChildProcesses();
const store = join(root, '.cache/dev-store');
const remotes = remoteWorkspaces();
const { shell: shellOrigin = '', ...origins } = await devOrigins(ports, ['shell', ...remotes]);
const env = {
  PORT: String(ports.shell),
  API_PORT: String(ports.api),
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  DATA_DIR: process.env['DATA_DIR'] ?? join(root, '.data'),
  WEB_ORIGINS: process.env['WEB_ORIGINS'] ?? `http://localhost:${ports.shell}`,
  // The shell's server calls the API for many people; it says for whom.
  TRUSTED_PROXIES: process.env['TRUSTED_PROXIES'] ?? 'loopback',
  REMOTE_STORE: store,
  DEV_SHELL_SCRIPT: `${shellOrigin}/main.js`,
};

await keepDevRegistry(store, origins);
const api = reportApi();
children.start(
  'API',
  ['--watch-preserve-output', ...watched.api.map((path) => `--watch-path=${path}`), 'api/src/main.ts'],
  env,
  api.onMessage,
);

console.log('Compiling the shell and the remotes …');
await startDevServer(
  shellConfig({ outputPath: join(root, '.cache/dev/shell'), publicPath: `${shellOrigin}/`, dev: true }, 'browser'),
  Number(new URL(shellOrigin).port),
);
for (const [workspace, origin] of Object.entries(origins)) {
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
children.start(
  'shell',
  ['--watch-preserve-output', ...watched.shell.map((path) => `--watch-path=${path}`), 'shell/server/main.ts'],
  env,
);
await waitUntilUp(`http://localhost:${ports.shell}/health`);
announce(ports, await api.ready, (performance.now() - started) / 1000);
