import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { versionOf } from '../../webpack/build/build-remote.ts';
import { remoteWorkspaces } from '../../webpack/build/remotes.ts';
import { isPortFree } from '../../webpack/processes/is-port-free.ts';
import { createDirectoryStore } from '../../webpack/release/directory-store.ts';
import { releaseBuild } from '../../webpack/release/release-build.ts';
import { writeBuild } from '../../webpack/release/release-fixture.ts';
import { freePort } from '../commands/free-port.ts';
import { typeStart, type TypedCommand } from './typed-command.ts';

/** Only so that a test that hangs ends: how long a start takes is measured by `npm run bench`. */
const timeout = 300_000;
const UP = 'Ctrl-C stops all of it.';
const SEEDS = 'filling it with demonstration data';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'nimbia-start-'));
  folders.push(folder);
  return folder;
};
const newPorts = async () => ({ PORT: String(await freePort()), API_PORT: String(await freePort()) });
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Exits with an error and this message only, and leaves no processes. */
async function assertRefused(command: TypedCommand, sentence: RegExp) {
  assert.equal(await command.ended, 1, command.output());
  assert.match(command.errorOutput(), sentence);
  assert.ok(!command.output().includes(UP));
  assert.deepEqual(command.left(), []);
}

async function assertGone(command: TypedCommand, { PORT, API_PORT }: { PORT: string; API_PORT: string }) {
  assert.deepEqual(command.left(), []);
  for (const port of [PORT, API_PORT]) assert.ok(await isPortFree(Number(port)), `port ${port}`);
}

const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;

describe('npm start fails', () => {
  it('with the port that is in use, the site’s or the API’s', async () => {
    const squatter = createServer().listen(0, 'localhost');
    await once(squatter, 'listening');
    const taken = (squatter.address() as AddressInfo).port;
    try {
      for (const variable of ['PORT', 'API_PORT'])
        await assertRefused(
          typeStart({ ...(await newPorts()), DATA_DIR: newFolder(), [variable]: String(taken) }),
          new RegExp(
            `^Port ${taken} is in use: stop what listens there or set ${variable} to another port\\.\\n$`,
            'u',
          ),
        );
    } finally {
      squatter.close();
    }
  });

  it('with the invalid port, and when both ports are the same', async () => {
    const ports = await newPorts();
    await assertRefused(typeStart({ ...ports, PORT: 'eighty' }), /^PORT is "eighty", which is no port; .*\.\n$/u);
    await assertRefused(
      typeStart({ ...ports, PORT: ports.API_PORT }),
      /^PORT and API_PORT are both \d+; the site and the API need one each\.\n$/u,
    );
  });

  it('when the database is unreachable, without printing its password', async () => {
    const ports = await newPorts();
    const DATABASE_URL = 'postgres://someone:secret@127.0.0.1:1/nowhere';
    await assertRefused(
      typeStart({ ...ports, DATA_DIR: newFolder(), DATABASE_URL }),
      /^The database at 127\.0\.0\.1:1\/nowhere cannot be reached \(.*\); check DATABASE_URL\.\n$/u,
    );
    for (const port of Object.values(ports)) assert.ok(await isPortFree(Number(port)), `port ${port}`);
  });
});

describe('npm start', () => {
  const DATA_DIR = newFolder();
  const REMOTE_STORE = newFolder();
  const store = createDirectoryStore(REMOTE_STORE);
  let ports: Awaited<ReturnType<typeof newPorts>>;
  let running: TypedCommand;
  before(async () => {
    ports = await newPorts();
  });
  // Left by a failed test.
  after(() => running.left().forEach((pid) => process.kill(pid, 'SIGKILL')));

  it('leaves nothing behind when stopped during the build', { timeout }, async () => {
    // An empty store: more is to be built than two at a time, and none of it begins any more.
    running = typeStart({ ...ports, DATA_DIR: newFolder(), NIMBIA_DIST: newFolder(), REMOTE_STORE: newFolder() });
    await running.until('building shell (browser)');
    await running.interrupt();
    assert.equal(await running.ended, 0);
    assert.equal(running.errorOutput(), '');
    await assertGone(running, ports);
  });

  it('ends before it is up when stopped during the seed, and leaves no partial data', { timeout }, async () => {
    running = typeStart({ ...ports, DATA_DIR });
    await running.until(SEEDS);
    await running.interrupt();
    assert.equal(await running.ended, 0);
    assert.ok(!running.output().includes(UP));
    await assertGone(running, ports);
  });

  it('prints its steps, and where everything is', async () => {
    running = typeStart({ ...ports, DATA_DIR, REMOTE_STORE });
    await running.until(UP);
    const steps = [
      'Starting the API, building what is missing or stale …',
      'API: opening the database and bringing it up to date …',
      SEEDS,
      'Nimbia is up (',
    ];
    const places = steps.map((step) => running.output().indexOf(step));
    assert.ok(!places.includes(-1), running.output());
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
    assert.equal(running.errorOutput(), '');
    const site = `http://localhost:${ports.PORT}`;
    const api = `http://localhost:${ports.API_PORT}`;
    for (const address of [site, `${site}/en`, api, `${api}/mailbox`])
      assert.match(running.output(), new RegExp(`[ (]${address}[ )\\n]`, 'u'));
    for (const address of [site, `${site}/en`, `${api}/ready`, `${api}/mailbox`])
      assert.equal(await statusOf(address), 200, address);
  });

  it('publishes remotes that were never published', async () => {
    const { remotes } = await store.registry();
    assert.deepEqual(
      remotes.map(({ name, channels: { stable } }) => [name, stable]),
      remoteWorkspaces().map((workspace) => [workspace, versionOf(workspace)]),
    );
    for (const { name, channels } of remotes)
      assert.ok(running.output().includes(`${name} ${channels.stable} is live in this machine's store`));
    assert.ok(!running.output().includes('not what stands in the folders'));
  });

  it('prints accounts that can sign in', async () => {
    const printed = [...running.output().matchAll(/^ {4}(\S+@\S+) +(\S+) +\S/gmu)].map(([, email, password]) => ({
      email,
      password,
    }));
    assert.deepEqual(printed, [
      { email: 'client@nimbia.test', password: 'Client-2026!' },
      { email: 'pro@nimbia.test', password: 'Avocat-2026!' },
      { email: 'pro-free@nimbia.test', password: 'Avocat-2026!' },
      { email: 'pro-premium@nimbia.test', password: 'Avocat-2026!' },
      { email: 'operator@nimbia.test', password: 'Operateur-2026!' },
    ]);
    for (const account of printed) {
      const role = account.email === 'client@nimbia.test' ? 'client' : 'professional';
      const response = await fetch(`http://localhost:${ports.API_PORT}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...account, role }),
      });
      assert.equal(response.status, 200, account.email);
    }
  });

  it('refuses a second start on the same data, and the first keeps running', async () => {
    await assertRefused(
      typeStart({ ...(await newPorts()), DATA_DIR }),
      /^The data directory \S+ is in use by another Nimbia API; stop it or set DATA_DIR\.\n$/u,
    );
    assert.equal(await statusOf(`http://localhost:${ports.API_PORT}/ready`), 200);
  });

  it('leaves nothing behind after Ctrl-C', { timeout }, async () => {
    await running.interrupt();
    assert.equal(await running.ended, 0);
    assert.equal(running.errorOutput(), '');
    await assertGone(running, ports);
  });

  it('starts the second time without building or seeding again', { timeout }, async () => {
    const build = join(newFolder(), 'build');
    await writeBuild(build, 'remote-user', { version: '0.9.0-a' });
    await releaseBuild(store, build);
    running = typeStart({ ...ports, DATA_DIR, REMOTE_STORE });
    await running.until(UP);
    assert.match(running.output(), /everything is built/u);
    assert.ok(!running.output().includes(SEEDS));
  });

  it('moves no pointer, nor does a build, and prints the command that does', async () => {
    const before = readFileSync(join(REMOTE_STORE, 'registry.json'), 'utf8');
    const { status, stderr } = spawnSync(process.execPath, ['webpack/commands/build.ts', 'user'], {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8',
      env: { ...process.env, REMOTE_STORE },
    });
    assert.equal(status, 0, stderr);
    assert.equal(readFileSync(join(REMOTE_STORE, 'registry.json'), 'utf8'), before);
    assert.equal(
      (await store.registry()).remotes.find(({ name }) => name === 'remote-user')?.channels.stable,
      '0.9.0-a',
    );
    const version = versionOf('remote-user');
    assert.ok(running.output().includes(`\`npm run promote -- remote-user ${version}\``), running.output());
  });

  it('leaves no processes behind when it is killed', { timeout }, async () => {
    process.kill(-running.pid, 'SIGKILL');
    assert.equal(await running.ended, null);
    while (running.left().length > 0) await sleep(50);
    await assertGone(running, ports);
  });
});
