import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buildAll } from '../build/build-all.ts';
import { root } from '../paths.ts';
import { announce } from '../processes/announce.ts';
import { ChildProcesses } from '../processes/child-processes.ts';
import { reportApi } from '../processes/report-api.ts';
import { readPorts } from '../processes/ports.ts';
import { waitUntilUp } from '../processes/wait-until-up.ts';
import { watchCanaries } from '../release/judge-canaries.ts';
import { readJudgeSettings, type JudgeSettings } from '../release/judge-settings.ts';
import { openLocalStore } from '../release/open-store.ts';
import { publishFirst, compareWithStore } from '../release/publish-first.ts';

/** Seconds between two checks of the canaries. */
const judgedEvery = 15;

const started = performance.now();
const ports = await readPorts();
const children = new ChildProcesses();
const env = {
  PORT: String(ports.shell),
  API_PORT: String(ports.api),
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  DATA_DIR: process.env['DATA_DIR'] ?? join(root, '.data'),
  WEB_ORIGINS: process.env['WEB_ORIGINS'] ?? `http://localhost:${ports.shell},http://127.0.0.1:${ports.shell}`,
  // The shell's server calls the API on behalf of its clients.
  TRUSTED_PROXIES: process.env['TRUSTED_PROXIES'] ?? 'loopback',
  // An empty value turns reports off.
  TELEMETRY_SECRET: process.env['TELEMETRY_SECRET'] ?? randomBytes(32).toString('base64url'),
};

console.log('Starting the API, building what is missing or stale …');
const store = openLocalStore();
let differences: readonly string[] = [];
const api = reportApi();
children.start('API', ['api/src/main.ts'], env, api.onMessage);
let judged: JudgeSettings | undefined;
try {
  if (env.TELEMETRY_SECRET !== '') judged = readJudgeSettings({ ...process.env, ...env });
  const standing = await compareWithStore(store);
  await buildAll(['shell', ...standing.unpublished]);
  for (const workspace of standing.unpublished) await publishFirst(store, workspace);
  ({ differences } = standing);
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
  if (!children.isStopping) {
    announce(ports, await api.ready, (performance.now() - started) / 1000, differences);
    // Not in the shell's server: the public-facing process must not write to the store (decision 021).
    if (judged !== undefined) void watchCanaries(store, judged, judgedEvery);
  }
}
