import { join } from 'node:path';
import { reportBuild } from '../build/report-build.ts';
import { remoteWorkspaces } from '../build/remotes.ts';
import { shellConfig } from '../config/shell-config.ts';
import { root } from '../paths.ts';
import { createDirectoryStore } from '../release/directory-store.ts';
import { publishForDevelopment } from '../release/release-remote.ts';
import { announce } from './announce.ts';
import { ChildProcesses } from './child-processes.ts';
import { devOrigins } from './dev-origins.ts';
import { keepDevRegistry } from './dev-registry.ts';
import { startDevServer } from './dev-server.ts';
import { readPorts } from './ports.ts';
import { reportApi } from './report-api.ts';
import { serveRemote } from './serve-remote.ts';
import { waitUntilUp } from './wait-until-up.ts';

/** Paths whose changes restart a server. The shell's server writes the shell's strings into each page. */
const watched = {
  api: ['api/src', ...['schemas', 'processes', 'formats'].map((part) => `shared-contracts/src/${part}`)],
  shell: ['shell/server', 'shell/src/locales'],
};

/** Builds of the current sources of all other remotes, apart from this machine's released versions. */
const builtDirectory = join(root, '.cache/dev-builds');

const watching = (paths: readonly string[]): string[] => [
  '--watch-preserve-output',
  ...paths.map((path) => `--watch-path=${path}`),
];

/**
 * Runs the API, the shell and the `chosen` remotes with hot reload, the other remotes built. The shell is compiled for development too: a
 * production React cannot refresh components.
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
    // The shell's server calls the API on behalf of its clients.
    TRUSTED_PROXIES: process.env['TRUSTED_PROXIES'] ?? 'loopback',
    REMOTE_STORE: store,
    DEV_SHELL_SCRIPT: `${shellOrigin}/main.js`,
    DEVELOPER_TOOLS: process.env['DEVELOPER_TOOLS'] ?? 'on',
  };

  const api = reportApi();
  children.start('API', [...watching(watched.api), 'api/src/main.ts'], env, api.onMessage);

  const others = remoteWorkspaces().filter((workspace) => !chosen.includes(workspace));
  const built = createDirectoryStore(builtDirectory);
  for (const workspace of others) await publishForDevelopment(built, workspace, reportBuild);
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
