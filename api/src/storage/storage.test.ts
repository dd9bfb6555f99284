import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import S3rver from 's3rver';
import { createDirectoryStorage } from './directory-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

const KEY = '0123456789abcdef0123456789abcdef.png';
let directory: string;
let bucket: S3rver;
let settings: Parameters<typeof createS3Storage>[0];

before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'nimbia-storage-'));
  const options = { port: 0, address: '127.0.0.1', silent: true, directory: join(directory, 's3') };
  bucket = new S3rver({ ...options, configureBuckets: [{ name: 'files', configs: [] }] });
  const { port } = await bucket.run();
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  settings = { endpoint: `http://127.0.0.1:${port}`, bucket: 'files', region: 'us-east-1', ...keys };
});
after(async () => {
  await bucket.close();
  await rm(directory, { recursive: true });
});

const storages: Readonly<Record<string, () => Storage>> = {
  'a directory': () => createDirectoryStorage(join(directory, 'local')),
  'a bucket': () => createS3Storage(settings),
};
for (const [name, open] of Object.entries(storages)) {
  describe(`files in ${name}`, () => {
    it('come back as they were put, and are gone once removed', async () => {
      const storage = open();
      const bytes = new Uint8Array(70_000).map((_, index) => index % 251);
      assert.equal(await storage.read(KEY), undefined);
      await storage.put(KEY, bytes, 'image/png');
      assert.deepEqual(new Uint8Array((await storage.read(KEY)) ?? []), bytes);
      await storage.remove(KEY);
      assert.equal(await storage.read(KEY), undefined);
      await storage.remove(KEY);
    });
  });
}

describe('files in a directory', () => {
  it('leave nothing behind when they cannot be written', async () => {
    const full = join(directory, 'full');
    const storage = createDirectoryStorage(full);
    await storage.put(KEY, new Uint8Array(1), 'image/png');
    await writeFile(join(full, 'taken.png.part'), 'of another write');
    await assert.rejects(storage.put('taken.png', new Uint8Array(9), 'image/png'), { code: 'EEXIST' });
    assert.deepEqual(await readdir(full), [KEY]);
  });

  it('are whole or not there when the process is killed while it writes', async () => {
    const killed = join(directory, 'killed');
    const script = `
      import { createDirectoryStorage } from ${JSON.stringify(join(import.meta.dirname, 'directory-storage.ts'))};
      process.stdout.write('writing');
      await createDirectoryStorage(${JSON.stringify(killed)}).put('${KEY}', Buffer.alloc(400_000_000), 'image/png');`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script]);
    await once(child.stdout, 'data');
    while ((await readdir(killed).catch(() => [])).length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const storage = createDirectoryStorage(killed);
    assert.equal(await storage.read(KEY), undefined);
    assert.deepEqual(await readdir(killed), [`${KEY}.part`]);
    await storage.remove(KEY);
    assert.deepEqual(await readdir(killed), []);
  });
});

describe('files in a bucket', () => {
  it('are refused with what the service says, and not lost in silence', async () => {
    const stranger = createS3Storage({ ...settings, accessKeyId: 'nobody' });
    await assert.rejects(
      stranger.put(KEY, new Uint8Array(1), 'image/png'),
      /answered 403 to PUT.*InvalidAccessKeyId/su,
    );
    const elsewhere = createS3Storage({ ...settings, bucket: 'elsewhere' });
    await assert.rejects(elsewhere.put(KEY, new Uint8Array(1), 'image/png'), /no bucket elsewhere/u);
  });

  it('are signed: every request carries the digest of its bytes under the signature', async () => {
    const heard: { authorization: string | undefined; digest: unknown }[] = [];
    const server = createServer(({ headers }, answer) => {
      heard.push({ authorization: headers.authorization, digest: headers['x-amz-content-sha256'] });
      answer.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await createS3Storage({ ...settings, endpoint }).put(KEY, Buffer.from('abc'), 'image/png');
    server.close();
    assert.equal(heard[0]?.digest, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    assert.match(
      String(heard[0].authorization),
      /^AWS4-HMAC-SHA256 Credential=S3RVER\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=[^,]*x-amz-content-sha256[^,]*, Signature=[0-9a-f]{64}$/u,
    );
  });

  it('are given up when the service hangs', async () => {
    const server = createServer(() => undefined);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await assert.rejects(createS3Storage({ ...settings, endpoint }, 100).read(KEY), { name: 'TimeoutError' });
    server.closeAllConnections();
    server.close();
  });
});
