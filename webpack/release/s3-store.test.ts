import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import S3rver from 's3rver';
import { openReleaseStore } from './open-store.ts';
import { rollback } from './registry-changes.ts';
import { releaseBuild } from './release-build.ts';
import { writeBuild, type FixtureOptions } from './release-fixture.ts';
import { ReleaseError } from './release-store.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';

const folders: string[] = [];
const folder = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'nimbia-s3-'));
  folders.push(directory);
  return directory;
};
let bucket: S3rver;
let front: Server;
let settings: S3Settings;
let disk = '';
/** An empty bucket per test. */
const names = ['first', 'second', 'third', 'fourth'];
/** The next write of the registry succeeds, but its response is an error. */
let isAnswerLost = false;

/** ETag of an object that s3rver stores on disk. */
const tagOf = async (path: string): Promise<string | undefined> => {
  const file = await readFile(join(disk, `${path}._S3rver_object.md5`), 'utf8').catch(() => undefined);
  return file === undefined ? undefined : `"${file}"`;
};

/**
 * s3rver has no conditional writes, which services have had since 2024: this proxy compares the ETag first, serialises
 * writes, and answers 412 as they do.
 */
function withConditions(port: number): Server {
  let last: Promise<void> = Promise.resolve();
  return createServer((asked, answer) => {
    const pass = () =>
      new Promise<void>((resolve, reject) => {
        const { method, url: path, headers } = asked;
        const onward = request({ port, host: '127.0.0.1', method, path, headers }, (reply) => {
          const isLost = isAnswerLost && method === 'PUT' && path?.endsWith('/registry.json') === true;
          if (isLost) isAnswerLost = false;
          answer.writeHead(isLost ? 503 : (reply.statusCode ?? 500), isLost ? {} : reply.headers);
          reply.pipe(answer).once('finish', resolve);
        });
        onward.once('error', reject);
        asked.pipe(onward);
      });
    const { 'if-match': match, 'if-none-match': none } = asked.headers;
    const check = async (): Promise<void> => {
      const tag = await tagOf(asked.url ?? '');
      if ((match ?? none) === undefined || (none === '*' ? tag === undefined : tag === match)) return pass();
      asked.resume();
      answer.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
    };
    // Serialised: the services write an object atomically, s3rver in pieces.
    const work = asked.url?.endsWith('/registry.json') ? (last = last.then(check)) : pass();
    work.catch(() => answer.destroy());
  });
}

before(async () => {
  disk = folder();
  const configureBuckets = names.map((name) => ({ name, configs: [] }));
  bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: disk, configureBuckets });
  const { port } = await bucket.run();
  front = withConditions(port);
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  settings = { endpoint, bucket: '', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
});
after(async () => {
  front.close();
  front.closeAllConnections();
  await bucket.close();
  folders.forEach((one) => rmSync(one, { recursive: true }));
});

const open = (name: string) => createS3Store({ ...settings, bucket: name });
const built = async (remote: string, options: FixtureOptions = {}): Promise<string> => {
  const build = folder();
  await writeBuild(build, remote, { version: '1.0.0', pattern: `/${remote}`, ...options });
  return build;
};

test('a version is stored completely, registered, read back, listed and removed', async () => {
  const store = open('first');
  assert.deepEqual((await store.registry()).remotes, []);
  await releaseBuild(store, await built('remote-one'));
  await releaseBuild(store, await built('remote-one', { version: '1.1.0' }));
  const [remote] = (await store.registry()).remotes;
  assert.equal(remote?.channels.stable, '1.1.0');
  assert.deepEqual(
    [...(await store.list('remote-one/1.0.0'))].sort(),
    ['entry.js', 'manifest.json', 'page.css', 'release.json', 'server/remote-entry.cjs'].map(
      (file) => `remote-one/1.0.0/${file}`,
    ),
  );
  const script = await fetch(`${store.name}/remote-one/1.0.0/entry.js`);
  assert.equal(script.headers.get('content-type'), 'text/javascript; charset=utf-8');
  assert.match(String(script.headers.get('cache-control')), /immutable/);
  await store.remove('remote-one/1.0.0');
  assert.deepEqual(await store.list('remote-one/1.0.0'), []);
  assert.equal((await store.list('remote-one')).length, 5);
});

test('a different build under an existing version is refused, the same one is not', async () => {
  const store = open('second');
  const build = await built('remote-one');
  await releaseBuild(store, build);
  await releaseBuild(store, build);
  const other = await built('remote-one', { script: 'another' });
  await assert.rejects(releaseBuild(store, other), /is there already with other files/);
  assert.equal(Buffer.from((await store.read('remote-one/1.0.0/entry.js')) ?? []).toString(), '// remote-one 1.0.0');
});

test('eight concurrent releases all land', async () => {
  const store = open('third');
  const remotes = [...'abcdefgh'].map((letter) => `remote-${letter}`);
  const builds = await Promise.all(remotes.map((remote) => built(remote)));
  await Promise.all(builds.map((build) => releaseBuild(store, build)));
  assert.deepEqual(
    (await store.registry()).remotes.map(({ name }) => name),
    remotes,
  );
});

test('a pointer whose response was lost moves once', async () => {
  const store = open('fourth');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releaseBuild(store, await built('remote-one', { version }));
  isAnswerLost = true;
  await store.change(rollback('remote-one'));
  assert.equal(isAnswerLost, false);
  assert.equal((await store.registry()).remotes[0]?.channels.stable, '1.1.0');
});

test('an error of the service is reported with its response', async () => {
  await assert.rejects(
    open('nowhere').change((registry) => registry),
    (error) => error instanceof ReleaseError && /answered 404 to PUT/.test(error.message),
  );
  const foreign = createS3Store({ ...settings, bucket: 'first', accessKeyId: 'NOBODY' });
  await assert.rejects(
    foreign.change((registry) => registry),
    /answered 403/,
  );
});

test('an unreachable service is one sentence', async () => {
  const away = createS3Store({
    endpoint: 'http://127.0.0.1:9',
    bucket: 'b',
    region: 'r',
    accessKeyId: 'k',
    secretAccessKey: 's',
  });
  await assert.rejects(
    away.registry(),
    (error) => error instanceof ReleaseError && error.message === 'http://127.0.0.1:9/b does not answer to GET.',
  );
});

test('the bucket is configured by the environment, and an incomplete configuration is refused', () => {
  const env = {
    RELEASE_S3_ENDPOINT: `${settings.endpoint}/`,
    RELEASE_S3_BUCKET: 'first',
    RELEASE_S3_ACCESS_KEY_ID: 'k',
    RELEASE_S3_SECRET_ACCESS_KEY: 's',
  };
  assert.equal(openReleaseStore(env).name, `${settings.endpoint}/first`);
  assert.throws(
    () => openReleaseStore({ ...env, RELEASE_S3_BUCKET: undefined }),
    /^ReleaseError: RELEASE_S3_BUCKET cannot be used/,
  );
  assert.throws(() => openReleaseStore({ ...env, RELEASE_S3_BUCKET: '../x' }), /RELEASE_S3_BUCKET cannot be used/);
});
