import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { createDirectoryStore } from './directory-store.ts';
import { integrityOf, readBuildRecord, writeBuildRecord } from './build-record.ts';
import { releaseBuild } from './release-build.ts';
import { releaseOrigin, siteOrigin } from './release-origin.ts';
import { writeBuild } from './release-fixture.ts';
import { ReleaseError, type ReleaseStore } from './release-store.ts';

const folders: string[] = [];
const folder = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'nimbia-release-'));
  folders.push(directory);
  return directory;
};
let directory: string;
let store: ReleaseStore;
beforeEach(() => {
  directory = folder();
  store = createDirectoryStore(directory);
});
after(() => folders.forEach((one) => rmSync(one, { recursive: true })));

const name = 'remote-one';
const built = async (options?: Parameters<typeof writeBuild>[2], remote = name): Promise<string> => {
  const build = folder();
  await writeBuild(build, remote, options);
  return build;
};

/** Asserts a refusal that changes nothing for visitors. */
async function refused(work: Promise<unknown>, why: RegExp): Promise<void> {
  await assert.rejects(work, (error) => error instanceof ReleaseError && why.test(error.message));
  assert.deepEqual((await store.registry()).remotes, []);
}

test('a build is stored and registered, with the integrity of the files that the first mount executes', async () => {
  const build = await built();
  await releaseBuild(store, build);
  const [remote] = (await store.registry()).remotes;
  const { files } = await readBuildRecord(build);
  assert.equal(remote?.channels.stable, '1.0.0-a');
  const released = remote.versions['1.0.0-a'];
  assert.equal(released?.manifest, 'remote-one/1.0.0-a/manifest.json');
  assert.equal(released.server, 'remote-one/1.0.0-a/server/remote-entry.cjs');
  const record = integrityOf(await readFile(join(build, 'release.json')));
  assert.deepEqual(released.integrity, {
    'remote-one/1.0.0-a/release.json': record,
    'remote-one/1.0.0-a/manifest.json': files['manifest.json'],
    'remote-one/1.0.0-a/entry.js': files['entry.js'],
  });
  assert.equal(released.shared?.['react'], '^19.0.0');
  assert.equal(released.unusedSince, undefined);
  assert.equal(await readFile(join(directory, 'remote-one/1.0.0-a/entry.js'), 'utf8'), '// remote-one 1.0.0-a');
});

test('a second version becomes stable, the first stays fetchable and is marked as unused', async () => {
  await releaseBuild(store, await built());
  await releaseBuild(store, await built({ version: '1.1.0-b' }));
  const [remote] = (await store.registry()).remotes;
  assert.equal(remote?.channels.stable, '1.1.0-b');
  assert.deepEqual(remote.before, ['1.0.0-a']);
  assert.match(String(remote.versions['1.0.0-a']?.unusedSince), /^\d{4}-/);
  assert.ok(await store.read('remote-one/1.0.0-a/entry.js'));
});

test('the same build may be released again; a different one under its version may not', async () => {
  await releaseBuild(store, await built());
  await releaseBuild(store, await built());
  const other = await built({ script: 'something else' });
  await assert.rejects(releaseBuild(store, other), /is there already with other files/);
  assert.equal(
    Buffer.from((await store.read('remote-one/1.0.0-a/entry.js')) ?? []).toString(),
    '// remote-one 1.0.0-a',
  );
});

/** Like a build with these files. */
async function writeBuildAgain(build: string): Promise<void> {
  const { description, version } = await readBuildRecord(build);
  await writeBuildRecord(build, description, version);
}

test('a canary is served to its share, and nothing changes for the others', async () => {
  await releaseBuild(store, await built());
  const began = Date.now();
  await releaseBuild(store, await built({ version: '1.1.0-b' }), { percentage: 5 });
  const [remote] = (await store.registry()).remotes;
  assert.equal(remote?.channels.stable, '1.0.0-a');
  assert.equal(remote.channels.canary?.version, '1.1.0-b');
  assert.equal(remote.channels.canary.percentage, 5);
  const since = Date.parse(remote.channels.canary.since ?? '');
  assert.ok(began <= since && since <= Date.now(), remote.channels.canary.since);
});

test('a canary without a stable version is refused', async () => {
  await refused(releaseBuild(store, await built(), { percentage: 5 }), /no stable version yet/);
});

test('a contract that the shell does not support is refused', async () => {
  await refused(releaseBuild(store, await built({ contract: '^2.0.0' })), /needs contract \^2\.0\.0, the shell has/);
});

test('code whose contract differs from its description is refused', async () => {
  await refused(releaseBuild(store, await built({ codeContract: '^9.0.0' })), /its code says contract \^9\.0\.0/);
});

test('a page without a route, and a route without a page, are refused together', async () => {
  const work = releaseBuild(store, await built({ paths: ['/other'] }));
  await refused(
    work,
    /\/page: src\/routes\.ts declares it, the exposed module has no such route[^]*\/other: the exposed module has such a route, src\/routes\.ts does not declare it/,
  );
});

test('code that throws on loading is refused', async () => {
  const build = await built();
  await writeFile(join(build, 'server/remote-entry.cjs'), 'throw new Error("broken at start")');
  await writeBuildAgain(build);
  await refused(releaseBuild(store, build), /broken at start/);
});

test('a file that was changed, removed or added after the build is refused', async () => {
  const changed = await built();
  await writeFile(join(changed, 'entry.js'), 'tampered');
  await refused(releaseBuild(store, changed), /entry\.js was changed after the build/);
  const missing = await built();
  rmSync(join(missing, 'entry.js'));
  await refused(releaseBuild(store, missing), /entry\.js is missing/);
  const more = await built();
  await writeFile(join(more, 'more.js'), 'smuggled');
  await refused(releaseBuild(store, more), /more\.js is not of this build/);
});

test('a script that browsers would run without an integrity is refused', async () => {
  await refused(releaseBuild(store, await built({ withIntegrity: false })), /has not the integrity of entry\.js/);
});

test('a shared module outside the shell’s range is refused', async () => {
  const build = await built();
  const record = await readBuildRecord(build);
  const shared = { ...record.shared, react: '^42.0.0', 'left-pad': '^1.0.0' };
  await writeFile(join(build, 'release.json'), JSON.stringify({ ...record, shared }));
  await refused(
    releaseBuild(store, build),
    /needs react \^42\.0\.0, the shell has 19[^]*shares left-pad, which the shell does not have/,
  );
});

test('a narrower range in its package.json is enforced', async () => {
  const build = await built();
  const { description, version } = await readBuildRecord(build);
  await writeBuildRecord(build, description, version, { react: '^42.0.0' });
  await refused(releaseBuild(store, build), /needs react \^42\.0\.0, the shell has 19/);
});

test('an unreachable server is reported with its cause, and not once per file', async () => {
  const build = await built();
  for (const name of ['a', 'b']) await writeFile(join(build, `${name}.json`), '{}');
  await writeBuildAgain(build);
  const work = releaseBuild(store, build, { origin: 'http://127.0.0.1:9' });
  await refused(work, /does not answer \((?!fetch failed)[^]*\n {2}- … and 1 more$/);
});

test('the store must have one URL, and its trailing slash is not duplicated', () => {
  assert.equal(releaseOrigin(''), undefined);
  assert.equal(releaseOrigin('https://cdn.nimbia.example/store/'), 'https://cdn.nimbia.example/store');
  for (const text of ['cdn.nimbia.example', 'file:///store', 'https://cdn.nimbia.example/?a=1'])
    assert.throws(() => releaseOrigin(text), /^ReleaseError: REMOTE_ORIGIN is “/);
});

test('a URL that does not respond, or responds with other content or an error, is refused', async () => {
  await refused(releaseBuild(store, await built(), { origin: 'http://127.0.0.1:9' }), /entry\.js does not answer/);
  const server = createServer((request, response) => {
    response.statusCode = request.url?.endsWith('entry.js') ? 200 : 404;
    response.end('<!doctype html>the page of a single-page app');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  try {
    const work = releaseBuild(store, await built(), { origin });
    await refused(work, /entry\.js is not the file that was built[^]*manifest\.json answered 404/);
  } finally {
    server.close();
  }
});

test('the registry contains the URL of a store that responds', async () => {
  const server = createServer((request, response) => {
    void store.read((request.url ?? '').slice(1)).then((bytes) => response.end(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  try {
    await releaseBuild(store, await built(), { origin });
    const [remote] = (await store.registry()).remotes;
    assert.equal(remote?.versions['1.0.0-a']?.manifest, `${origin}/remote-one/1.0.0-a/manifest.json`);
  } finally {
    server.close();
  }
});

test('a URL whose CORS headers exclude pages of the site is refused', async () => {
  let allowed = 'https://elsewhere.test';
  const server = createServer((request, response) => {
    if (request.headers.origin !== undefined) response.setHeader('access-control-allow-origin', allowed);
    void store.read((request.url ?? '').slice(1)).then((bytes) => response.end(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const site = siteOrigin('https://nimbia.test/');
  try {
    const work = releaseBuild(store, await built(), { origin, site });
    await refused(work, /entry\.js is not for pages of https:\/\/nimbia\.test:/);
    for (allowed of ['*', 'https://nimbia.test']) await releaseBuild(store, await built(), { origin, site });
    allowed = '';
    await releaseBuild(store, await built(), { origin });
    await releaseBuild(store, await built(), { origin, site: origin });
  } finally {
    server.close();
  }
});

test('an invalid registry is refused and left unchanged', async () => {
  await writeFile(join(directory, 'registry.json'), '{"schema": 2, "remotes": [{"name": "../x"}]}');
  await assert.rejects(releaseBuild(store, await built()), /is no registry of schema 2/);
  await writeFile(join(directory, 'registry.json'), '<html>');
  await assert.rejects(releaseBuild(store, await built()), /is no JSON/);
  assert.equal(await readFile(join(directory, 'registry.json'), 'utf8'), '<html>');
});

test('a page of another remote is refused, and visitors keep what they have', async () => {
  await releaseBuild(store, await built());
  const { remotes } = await store.registry();
  await assert.rejects(
    releaseBuild(store, await built({}, 'remote-two')),
    /^ReleaseError: Visitors cannot get 1\.0\.0-a of remote-two: the page \/page is remote-one’s; give it up there first\.$/,
  );
  assert.deepEqual((await store.registry()).remotes, remotes);
});

test('eight concurrent releases, each in its own process, all land', async () => {
  const remotes = Array.from({ length: 8 }, (_, index) => `remote-${'abcdefgh'[index]}`);
  const builds = await Promise.all(remotes.map((remote) => built({ pattern: `/${remote}` }, remote)));
  const codes = await Promise.all(
    builds.map(
      (build) =>
        new Promise((resolve) => {
          const child = fork(join(import.meta.dirname, 'release-alone.ts'), [directory, build]);
          child.once('exit', resolve);
        }),
    ),
  );
  assert.deepEqual(codes, Array(8).fill(0));
  assert.deepEqual(
    (await store.registry()).remotes.map((remote) => remote.name),
    remotes,
  );
});

for (const styles of ['body{margin:0}', '*{all:unset}', 'a{color:red}'])
  test(`styles that reach outside the remote are refused: ${styles}`, async () => {
    await refused(releaseBuild(store, await built({ styles })), /page\.css: .+ reaches outside the remote/);
  });
