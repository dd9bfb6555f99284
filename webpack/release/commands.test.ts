import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createDirectoryStore } from './directory-store.ts';
import { releaseBuild } from './release-build.ts';
import { writeBuild } from './release-fixture.ts';

const directory = mkdtempSync(join(tmpdir(), 'nimbia-commands-'));
const build = mkdtempSync(join(tmpdir(), 'nimbia-build-'));
after(() => [directory, build].forEach((one) => rmSync(one, { recursive: true })));
before(async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await writeBuild(build, 'remote-one', { version });
    await releaseBuild(createDirectoryStore(directory), build);
  }
});

interface Answer {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}
/** Runs the command like `npm run <command> -- …`. */
const runWith = (env: NodeJS.ProcessEnv, command: string, ...words: string[]): Answer => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../commands', `${command}.ts`), ...words],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        REMOTE_STORE: directory,
        RELEASE_S3_ENDPOINT: '',
        KEEP_VERSIONS_DAYS: '',
        TELEMETRY_SECRET: '',
        ...env,
      },
    },
  );
  return { code: status, said: stdout.trim(), complained: stderr.trim() };
};
const run = (command: string, ...words: string[]): Answer => runWith({}, command, ...words);

test('each pointer that moves is reported in a line, and listed', () => {
  assert.deepEqual(run('rollback', 'remote-one'), { code: 0, said: 'remote-one: 1.1.0', complained: '' });
  assert.equal(run('canary', 'remote-one', '5%', '1.2.0').said, 'remote-one: 1.1.0, 1.2.0 for 5 % of the visitors');
  assert.equal(run('promote', 'remote-one').said, 'remote-one: 1.2.0');
  assert.equal(run('switch-off', 'remote-one').said, 'remote-one: 1.2.0 (switched off)');
  assert.equal(run('switch-on', 'remote-one').said, 'remote-one: 1.2.0');
  const { code, said } = run('list');
  assert.equal(code, 0);
  assert.match(said, /^remote-one: 1\.2\.0\n {2}1\.[012]\.0 {2}released .*contract \^\d/);
  assert.equal(said.split('\n').length, 4);
});

test('a refusal is one sentence and exit code 1', () => {
  assert.deepEqual(run('rollback', 'remote-two'), {
    code: 1,
    said: '',
    complained: 'remote-two is not in the registry; there is remote-one.',
  });
  assert.equal(
    run('canary', 'remote-one', 'many').complained,
    'A share of the visitors is a whole number from 0 to 100, not “many”.',
  );
  assert.equal(
    run('retire', 'remote-one', '1.2.0').complained,
    '1.2.0 of remote-one is what visitors get: it cannot be retired.',
  );
  assert.equal(
    run('release', 'remote-user', '--canary', '0').complained,
    'A share of the visitors is a whole number from 1 to 100, not “0”.',
  );
  assert.equal(
    run('retire', 'remote-one', '1.0.0', '--remote').complained,
    'Name a version, or say --remote for all of it.',
  );
  assert.equal(run('release', 'nowhere').complained, 'There is no remote-nowhere/src/remote.tsx.');
  assert.equal(run('release', 'remote-user', 'nowhere').complained, 'There is no remote-nowhere/src/remote.tsx.');
  assert.equal(run('list', 'remote-two').code, 1);
  assert.match(run('judge-canaries').complained, /^TELEMETRY_SECRET cannot be used: it must be set/);
});

test('a remote may be named without its prefix', () => {
  assert.equal(run('list', 'one').said, run('list', 'remote-one').said);
  assert.equal(run('canary', 'one', '0').code, 0);
});

test('a store URL without its bucket is refused: a release into a local directory would reach no visitor', () => {
  for (const [command, ...words] of [['list'], ['promote', 'remote-one'], ['canary', 'remote-one', '5']] as const)
    assert.deepEqual(runWith({ REMOTE_STORE: 'https://remotes.nimbia.test/store' }, command, ...words), {
      code: 1,
      said: '',
      complained:
        'REMOTE_STORE is https://remotes.nimbia.test/store: set RELEASE_S3_ENDPOINT to the bucket that is published there.',
    });
});

test('misuse prints the usage, with exit code 2', () => {
  for (const [command, ...words] of [
    ['rollback'],
    ['canary', 'remote-one'],
    ['list', 'a', 'b'],
    ['judge-canaries', 'remote-one'],
    ['release', 'remote-user', '--colour', 'green'],
  ] as const) {
    const { code, complained } = run(command, ...words);
    assert.equal(code, 2);
    assert.match(complained, new RegExp(`^Use it so: npm run ${command} `));
  }
});

test('a retired version is removed from the registry and the store; a version that may still be open is kept', () => {
  assert.equal(run('retire', 'remote-one').said, 'Nothing of remote-one has been unused for 30 days.');
  assert.ok(existsSync(join(directory, 'remote-one/1.0.0')));
  assert.equal(run('retire', 'remote-one', '1.0.0').said, 'Retired 1.0.0 of remote-one.');
  assert.ok(!existsSync(join(directory, 'remote-one/1.0.0')));
  assert.ok(existsSync(join(directory, 'remote-one/1.1.0')));
  assert.doesNotMatch(run('list').said, /1\.0\.0 {2}released/);
  assert.equal(run('retire', 'remote-one', '--remote').code, 0);
  assert.equal(run('list').complained, `${directory} is empty.`);
  assert.ok(existsSync(join(directory, 'remote-one/1.1.0')));
});
