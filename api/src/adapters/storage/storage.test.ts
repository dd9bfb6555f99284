import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import type { Hash, Hmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { SignatureV4 } from '@smithy/signature-v4';
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
    // Killed by itself between two chunks: a signal from here could arrive after the last write.
    const script = `
      import { existsSync, statSync } from 'node:fs';
      import { createDirectoryStorage } from ${JSON.stringify(join(import.meta.dirname, 'directory-storage.ts'))};
      const part = ${JSON.stringify(join(killed, `${KEY}.part`))};
      const look = () => {
        if (existsSync(part) && statSync(part).size > 0) process.kill(process.pid, 'SIGKILL');
        setImmediate(look);
      };
      look();
      await createDirectoryStorage(${JSON.stringify(killed)}).put('${KEY}', Buffer.alloc(100_000_000), 'image/png');`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script]);
    assert.deepEqual(await once(child, 'exit'), [null, 'SIGKILL']);
    assert.ok((await stat(join(killed, `${KEY}.part`))).size < 100_000_000);
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

  it('are signed as Amazon’s own client signs: the digest of the bytes, the key and the secret are under the signature', async () => {
    const heard: { method?: string | undefined; url: string; headers: IncomingHttpHeaders }[] = [];
    const server = createServer(({ method, url = '', headers }, answer) => {
      heard.push({ method, url, headers });
      answer.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const storage = createS3Storage({ ...settings, endpoint });
    await storage.put(KEY, Buffer.from('abc'), 'image/png');
    await storage.read(KEY);
    await storage.remove(KEY);
    server.close();
    assert.equal(
      heard[0]?.headers['x-amz-content-sha256'],
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    assert.deepEqual(
      heard.map(({ method }) => method),
      ['PUT', 'GET', 'DELETE'],
    );
    for (const one of heard) {
      const given = one.headers.authorization;
      assert.match(String(given), /SignedHeaders=[^,]*host;[^,]*x-amz-content-sha256;x-amz-date/u);
      assert.equal(given, await authorizationOf(one, settings));
      assert.notEqual(given, await authorizationOf(one, { ...settings, secretAccessKey: 'another secret' }));
      assert.notEqual(given, await authorizationOf({ ...one, url: one.url.replace('.png', '.svg') }, settings));
      const headers = { ...one.headers, 'x-amz-content-sha256': createHash('sha256').update('abd').digest('hex') };
      assert.notEqual(given, await authorizationOf({ ...one, headers }, settings));
    }
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

/** The signature that a service computes for a received request; s3rver does not verify version 4 signatures. */
async function authorizationOf(
  { method = '', url, headers }: { method?: string | undefined; url: string; headers: IncomingHttpHeaders },
  { accessKeyId, secretAccessKey, region }: typeof settings,
): Promise<string | undefined> {
  const signed = /SignedHeaders=([^,]+)/u.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const signer = new SignatureV4({
    ...{ credentials: { accessKeyId, secretAccessKey }, region, service: 's3', sha256: Sha256 },
    ...{ uriEscapePath: false, applyChecksum: false },
  });
  const stamp = String(headers['x-amz-date']);
  const at = stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u, '$1-$2-$3T$4:$5:$6Z');
  const request = {
    ...{ method, protocol: 'http:', hostname: 'localhost', path: url, query: {} },
    headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
  };
  const { headers: answered } = await signer.sign(request, {
    signingDate: new Date(at),
    signableHeaders: new Set(signed),
  });
  return answered.authorization;
}

/** Node's hash with the signer's interface. */
class Sha256 {
  readonly #hash: Hash | Hmac;
  constructor(secret?: SourceData) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }
  update(data: SourceData): void {
    this.#hash.update(bytesOf(data));
  }
  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest());
  }
}

type SourceData = string | ArrayBuffer | ArrayBufferView;
const bytesOf = (data: SourceData): string | Uint8Array =>
  typeof data === 'string'
    ? data
    : ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
      : new Uint8Array(data);
