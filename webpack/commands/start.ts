import { join } from 'node:path';
import { buildAll } from '../build/build-all.ts';
import { root } from '../paths.ts';
import { announce } from '../processes/announce.ts';
import { ChildProcesses } from '../processes/child-processes.ts';
import { reportApi } from '../processes/report-api.ts';
import { readPorts } from '../processes/ports.ts';
import { waitUntilUp } from '../processes/wait-until-up.ts';

const started = performance.now();
const ports = await readPorts();
const children = new ChildProcesses();
const env = {
  PORT: String(ports.shell),
  API_PORT: String(ports.api),
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  DATA_DIR: process.env['DATA_DIR'] ?? join(root, '.data'),
  WEB_ORIGINS: process.env['WEB_ORIGINS'] ?? `http://localhost:${ports.shell},http://127.0.0.1:${ports.shell}`,
  // The shell's server calls the API for many people; it says for whom.
  TRUSTED_PROXIES: process.env['TRUSTED_PROXIES'] ?? 'loopback',
};

console.log('Starting the API, building what is missing or stale …');
const api = reportApi();
children.start('API', ['api/src/main.ts'], env, api.onMessage);
try {
  await buildAll([]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await children.stop(1);
}
if (!children.isStopping) {
  children.start('shell', ['shell/server/main.ts'], env);
  await Promise.all([
    waitUntilUp(`http://localhost:${ports.api}/ready`),
    waitUntilUp(`http://localhost:${ports.shell}/health`),
  ]);
  if (!children.isStopping) announce(ports, await api.ready, (performance.now() - started) / 1000);
}
