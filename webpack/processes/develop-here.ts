import { join } from 'node:path';
import { reportBuild } from '../build/build-all.ts';
import { remoteWorkspaces } from '../build/remotes.ts';
import { shellConfig } from '../config/shell-config.ts';
import { root } from '../paths.ts';
import { createDirectoryStore } from '../release/directory-store.ts';
import { keepLive } from '../release/release-remote.ts';
import { announce } from './announce.ts';
import { ChildProcesses } from './child-processes.ts';
import { devOrigins } from './dev-origins.ts';
import { keepDevRegistry } from './dev-registry.ts';
import { startDevServer } from './dev-server.ts';
import { readPorts } from './ports.ts';
import { reportApi } from './report-api.ts';
import { serveRemote } from './serve-remote.ts';
import { waitUntilUp } from './wait-until-up.ts';

/** What a server is started again for. The shell's strings are written into each page by its server. */
const watched = {
  api: ['api/src', 'shared-contracts/src/schemas', 'shared-contracts/src/processes'],
  shell: ['shell/server', 'shell/src/locales'],
};

/** The remotes that are not worked on, as they stand in their folders: what this machine's visitors get is another matter. */
const builtDirectory = join(root, '.cache/dev-builds');

const watching = (paths: readonly string[]): string[] => [
  '--watch-preserve-output',
  ...paths.map((path) => `--watch-path=${path}`),
];

/**
 * The API, the shell and `chosen` remotes with hot reload, the other remotes as they are built. The shell is compiled here as well: a React
 * that was built for production could not exchange a component.
 */
export async function developHere(chosen: readonly string[]): Promise<void> {
  const started = performance.now();
  const ports = await readPorts();
  const children = new ChildProcesses();
  const store = join(root, '.cache/dev-store');
  const { shell: shellOrigin = '', ...origins } = await devOrigins(ports, ['shell', ...chosen]);
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
    DEVELOPER_TOOLS: process.env['DEVELOPER_TOOLS'] ?? 'on',
  };

  const api = reportApi();
  children.start('API', [...watching(watched.api), 'api/src/main.ts'], env, api.onMessage);

  const others = remoteWorkspaces().filter((workspace) => !chosen.includes(workspace));
  const built = createDirectoryStore(builtDirectory);
  for (const workspace of others) await keepLive(built, workspace, reportBuild);
  const { remotes } = await built.registry();
  await keepDevRegistry(store, origins, {
    directory: builtDirectory,
    remotes: remotes.filter(({ name }) => others.includes(name)),
  });

  console.log(`Compiling the shell and ${chosen.join(', ')} …`);
  await startDevServer(
    shellConfig({ outputPath: join(root, '.cache/dev/shell'), publicPath: `${shellOrigin}/`, dev: true }, 'browser'),
    Number(new URL(shellOrigin).port),
  );
  for (const [workspace, origin] of Object.entries(origins)) await serveRemote(workspace, origin);
  children.start('shell', [...watching(watched.shell), 'shell/server/main.ts'], env);
  await waitUntilUp(`http://localhost:${ports.shell}/health`);
  announce(ports, await api.ready, (performance.now() - started) / 1000);
}
