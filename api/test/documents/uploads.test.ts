import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import S3rver from 's3rver';
import sharp from 'sharp';
import { maximumDocuments, mostDocuments } from 'shared-contracts/schemas/appointment';
import { upload } from 'shared-contracts/schemas/upload';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { filesOf } from '../../src/modules/uploads/files-of.ts';
import { mostUnused } from '../../src/modules/uploads/store-upload.ts';
import { sweepUploads } from '../../src/modules/uploads/sweep-uploads.ts';
import { drawing, formOf, pixel, sendFile, sendForm } from '../support/send-file.ts';
import type { SentFile } from '../support/send-file.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const MINUTE = 60_000;
const noise = (bytes: number) => Buffer.concat([pixel.subarray(0, 8), randomBytes(bytes - 8)]);
const refusal = ({ status, body }: SentFile) => [status, body.errors[0]?.pointer, body.errors[0]?.code];

describe('uploads', () => {
  let api: TestApi;
  let client: Person;
  let professional: Person;
  let rival: Person;
  let clock = Date.now();
  before(async () => {
    api = await openTestApi({}, () => new Date(clock));
    client = await api.register('client');
    professional = await api.register('professional');
    rival = await api.register('professional');
  });
  after(() => api.close());

  const rows = () => runAsSystem(api.services.db, (tx) => tx.selectFrom('uploads').selectAll().execute());
  const stored = async (sent: SentFile) => {
    assert.equal(sent.status, 201, JSON.stringify(sent.body));
    const row = (await rows()).find(({ id }) => id === sent.body.data.id);
    assert.ok(row);
    return { ...row, bytes: Buffer.from((await api.services.storage.read(row.key)) ?? []) };
  };
  /** Including temporary files of interrupted writes. */
  const files = async (): Promise<string[]> => {
    const directory = join(api.services.config.dataDir, 'files');
    return existsSync(directory) ? (await readdir(directory)).sort() : [];
  };
  /** Nothing of a refused upload may be left. */
  const leavesNothing = async (work: () => Promise<unknown>) => {
    const before = { rows: (await rows()).length, files: await files() };
    await work();
    assert.deepEqual({ rows: (await rows()).length, files: await files() }, before);
  };
  const read = (url: string) => api.app.inject({ method: 'GET', url });
  const setImage = (who: Person, set: object) =>
    api.call<SentFile['body']>('PUT', `/base/professionals/update/${who.id}`, { token: who.token, body: set });

  describe('are refused', () => {
    it('for roles that have no use for them', async () => {
      await leavesNothing(async () => {
        assert.equal((await sendFile(api, undefined, 'profile_image', pixel)).status, 401);
        for (const purpose of ['profile_image', 'logo', 'document'] as const)
          assert.equal((await sendFile(api, client, purpose, pixel)).status, 403);
      });
    });

    it('in any other format', async () => {
      await leavesNothing(async () => {
        const json = await api.call<SentFile['body']>('POST', '/uploads', { token: professional.token, body: {} });
        assert.deepEqual([json.status, json.body.code], [415, 'CONTENT_TYPE_UNSUPPORTED']);
        const file = new File([pixel], 'a.png', { type: 'image/png' });
        const send = async (...parts: Parameters<typeof formOf>[0]) =>
          refusal(await sendForm(api, professional, parts));
        assert.deepEqual(await send(['file', file]), [422, '/purpose', 'REQUIRED']);
        assert.deepEqual(await send(['file', file], ['purpose', 'logo']), [422, '/purpose', 'REQUIRED']);
        assert.deepEqual(await send(['purpose', 'logo']), [422, '/file', 'REQUIRED']);
        assert.deepEqual(await send(['purpose', 'logo'], ['file', 'text']), [422, '/file', 'COLUMN_UNKNOWN']);
        assert.deepEqual(await send(['purpose', 'everything'], ['file', file]), [422, '/purpose', 'INVALID']);
        assert.deepEqual(await send(['purpose', 'logo'], ['picture', file]), [422, '/picture', 'COLUMN_UNKNOWN']);
        assert.deepEqual(await send(['purpose', 'logo'], ['purpose', 'document'], ['file', file]), [
          422,
          '/purpose',
          'COLUMN_UNKNOWN',
        ]);
        assert.deepEqual(await send(['owner', rival.id], ['file', file]), [422, '/owner', 'COLUMN_UNKNOWN']);
        const proto = await sendForm(api, professional, [
          ['__proto__', 'logo'],
          ['file', file],
        ]);
        assert.equal(proto.status, 422);
        const two: Parameters<typeof formOf>[0] = [
          ['file', file],
          ['file', file],
        ];
        const { status, body } = await sendForm(api, professional, [['purpose', 'logo'], ...two]);
        assert.deepEqual([status, body.code], [400, 'BODY_INVALID']);
      });
    });

    it('when the form is truncated', async () => {
      await leavesNothing(async () => {
        const { payload, contentType } = await formOf([
          ['purpose', 'logo'],
          ['file', new File([noise(5000)], 'a.png')],
        ]);
        const headers = { 'content-type': contentType, authorization: `Bearer ${professional.token}` };
        for (const end of [payload.length - 4, 3000, 150, 40, 0]) {
          const request = { method: 'POST', url: '/uploads', headers, payload: payload.subarray(0, end) } as const;
          const { statusCode } = await api.app.inject(request);
          assert.ok(statusCode === 400 || statusCode === 422, `${statusCode} after ${end} bytes`);
        }
      });
    });

    it('when the content does not match, whatever their name and type', async () => {
      const webp = await sharp(pixel).webp().toBuffer();
      const gif = await sharp(pixel).gif().toBuffer();
      const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      const lies: Readonly<Record<string, string | Uint8Array>> = {
        'a page': '<!doctype html><script>alert(1)</script>',
        'a page of XML': '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
        'a script': 'alert(1)',
        'a PDF': '%PDF-1.7\n1 0 obj',
        'a program': Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
        'a GIF': gif,
        'a WebP': webp,
        'the first bytes of a PNG': pixel.subarray(0, 8),
        'a PNG of noise': noise(2000),
        'half a PNG': picture.subarray(0, picture.length / 2),
        'the first bytes of a JPEG': Buffer.from('ffd8ffe000104a46494600010100', 'hex'),
        'text in UTF-16': Buffer.from(`\ufeff${drawing}`, 'utf16le'),
      };
      await leavesNothing(async () => {
        for (const [name, content] of Object.entries(lies))
          assert.deepEqual(
            refusal(await sendFile(api, professional, 'logo', content)),
            [422, '/file', 'FILE_TYPE_INVALID'],
            name,
          );
        const hostile = drawing.replace('<path', '<script>alert(1)</script><path');
        assert.deepEqual(refusal(await sendFile(api, professional, 'logo', hostile)), [
          422,
          '/file',
          'SVG_NOT_ALLOWED',
        ]);
        assert.deepEqual(refusal(await sendFile(api, professional, 'logo', '')), [422, '/file', 'REQUIRED']);
      });
    });

    it('when a small file decodes to too many pixels', async () => {
      const declared = Buffer.from(pixel);
      declared.writeUInt32BE(100_000, 16);
      declared.writeUInt32BE(100_000, 20);
      const flat = { width: 7000, height: 7000, channels: 3, background: 'white' } as const;
      const unfolding = await sharp({ create: flat }).png().toBuffer();
      assert.ok(unfolding.length < 1_000_000);
      await leavesNothing(async () => {
        assert.deepEqual(refusal(await sendFile(api, professional, 'document', unfolding)), [
          422,
          '/file',
          'PIXELS_TOO_MANY',
        ]);
        // Its checksum is wrong too; either may be reported.
        const [status, pointer] = refusal(await sendFile(api, professional, 'document', declared));
        assert.deepEqual([status, pointer], [422, '/file']);
      });
    });

    it('when a drawing is too complex, without blocking other requests', async () => {
      const attributes = Array.from({ length: 400_000 }, (_, at) => `a${at}=""`).join(' ');
      const heavy = drawing.replace('<path', `<path ${attributes.slice(0, 4_000_000)}`);
      await leavesNothing(async () =>
        assert.deepEqual(refusal(await sendFile(api, professional, 'document', heavy)), [
          422,
          '/file',
          'FILE_TOO_COMPLEX',
        ]),
      );
      let working = 0;
      const handleWorker = (worker: Worker) => {
        working += 1;
        worker.once('exit', () => (working -= 1));
      };
      process.on('worker', handleWorker);
      let isAnswered = false;
      const slow = drawing.replace('viewBox="0 0 9 9"', `class="${'&amp;'.repeat(800_000)}"`);
      const sent = sendFile(api, professional, 'document', slow).finally(() => (isAnswered = true));
      let meanwhile = 0;
      while (!isAnswered) {
        const began = working;
        assert.equal((await read('/health')).statusCode, 200);
        if (began > 0 && working > 0) meanwhile += 1;
        await setImmediate();
      }
      process.off('worker', handleWorker);
      assert.equal((await sent).status, 201);
      assert.ok(meanwhile > 0, 'no answer while the drawing was worked on');
    });

    it('by one byte too many', async () => {
      await leavesNothing(async () => {
        assert.deepEqual(refusal(await sendFile(api, professional, 'profile_image', noise(1_048_577))), [
          413,
          '/file',
          'IMAGE_TOO_LARGE',
        ]);
        assert.deepEqual(refusal(await sendFile(api, professional, 'document', noise(4_194_304))), [
          413,
          '/file',
          'DOCUMENT_TOO_LARGE',
        ]);
        // One byte less is processed, and is not a picture.
        for (const [purpose, size] of [
          ['logo', 1_048_576],
          ['document', 4_194_303],
        ] as const)
          assert.deepEqual(refusal(await sendFile(api, professional, purpose, noise(size))), [
            422,
            '/file',
            'FILE_TYPE_INVALID',
          ]);
      });
    });

    it('while still arriving, when too large', async () => {
      await leavesNothing(async () => {
        await api.app.listen({ port: 0, host: '127.0.0.1' });
        const { port } = api.app.server.address() as AddressInfo;
        const headers = {
          authorization: `Bearer ${professional.token}`,
          'content-type': 'multipart/form-data; boundary=x',
        };
        const sender = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/uploads', headers });
        const answered = new Promise<number | undefined>((resolve) =>
          sender.on('response', (response) => resolve(response.statusCode)),
        );
        const part = (disposition: string) => `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
        sender.write(`${part('name="purpose"')}logo\r\n${part('name="file"; filename="a.png"')}`);
        const megabyte = noise(1_000_000);
        let isAnswered = false;
        void answered.then(() => (isAnswered = true));
        let megabytes = 0;
        for (; !isAnswered && megabytes < 500; megabytes += 1) {
          if (!sender.write(megabyte)) await Promise.race([answered, once(sender, 'drain')]);
        }
        assert.equal(await answered, 413);
        assert.ok(megabytes < 500, 'answered before the end');
        sender.destroy();
      });
    });

    it('not while somebody corrects what they attach, over and over', async () => {
      const hesitant = await api.register('client');
      for (let sent = 0; sent < 3 * mostDocuments + maximumDocuments; sent += 1)
        assert.equal((await sendFile(api, hesitant, 'appointment', pixel)).status, 201);
    });

    it('when too many are unused', async () => {
      const hoarder = await api.register('professional');
      for (let sent = 0; sent < mostUnused.files; sent += 1)
        assert.equal((await sendFile(api, hoarder, 'logo', drawing)).status, 201);
      const { status, body } = await sendFile(api, hoarder, 'logo', drawing);
      assert.deepEqual([status, body.code], [429, 'TOO_MANY_FILES']);
      assert.equal((await sendFile(api, rival, 'logo', drawing)).status, 201, 'nobody else is held up');
    });

    it('when those that are unused are too large together, until they are used', async () => {
      const hoarder = await api.register('client');
      const first = await stored(await sendFile(api, hoarder, 'message', pixel));
      const set = (change: { readonly bytes: number } | { readonly usedAt: Date }) =>
        runAsSystem(api.services.db, (tx) =>
          tx.updateTable('uploads').set(change).where('id', '=', first.id).execute(),
        );
      await set({ bytes: mostUnused.bytes });
      await leavesNothing(async () => {
        const { status, body } = await sendFile(api, hoarder, 'message', pixel);
        assert.deepEqual([status, body.code], [429, 'TOO_MANY_FILES']);
      });
      await set({ bytes: mostUnused.bytes - first.bytes.length });
      assert.equal((await sendFile(api, hoarder, 'message', pixel)).status, 201);
      assert.equal((await sendFile(api, hoarder, 'message', pixel)).status, 429);
      await set({ usedAt: api.services.now() });
      assert.equal((await sendFile(api, hoarder, 'message', pixel)).status, 201);
    });
  });

  describe('are stored', () => {
    it('by their detected type, under a generated name', async () => {
      const jpeg = await sharp(pixel).jpeg().toBuffer();
      const cases = [
        [pixel, '../../../etc/cron.d/evil.svg', 'image/png', /^[0-9a-f]{32}\.png$/u],
        [jpeg, 'a.png\0.html', 'image/jpeg', /^[0-9a-f]{32}\.jpg$/u],
        [drawing, String.raw`..\..\a.exe`, 'image/svg+xml', /^[0-9a-f]{32}\.svg$/u],
        [`\ufeff<?xml version="1.0"?>\n${drawing}`, '/etc/passwd', 'image/svg+xml', /^[0-9a-f]{32}\.svg$/u],
      ] as const;
      const keys = new Set<string>();
      for (const [content, name, contentType, pattern] of cases) {
        const sent = await sendFile(api, professional, 'logo', content, { name });
        const row = await stored(sent);
        assert.equal(v.parse(upload, sent.body.data).contentType, contentType);
        assert.match(row.key, pattern);
        assert.equal(row.userId, professional.id);
        keys.add(row.key);
      }
      assert.equal(keys.size, cases.length);
    });

    it('without metadata and hidden content', async () => {
      const secret = 'taken at 4.0511 N, 9.7679 E';
      const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'blue' } })
        .jpeg()
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD0: { Copyright: secret } })
        .toBuffer();
      assert.ok(photo.includes(secret));
      const tail = Buffer.from('PK\x03\x04 <script>alert(1)</script>');
      const { bytes } = await stored(await sendFile(api, professional, 'document', Buffer.concat([photo, tail])));
      for (const hidden of [secret, '<script>', 'Exif']) assert.equal(bytes.includes(hidden), false, hidden);
      const { width, height, exif } = await sharp(bytes).metadata();
      assert.deepEqual([width, height, exif], [20, 40, undefined], 'turned as it was taken');
      const commented = drawing.replace('<path', '<!-- secret --><path');
      assert.doesNotMatch(
        String((await stored(await sendFile(api, professional, 'logo', commented))).bytes),
        /secret/u,
      );
    });

    it('resized to what is shown, but documents as sent', async () => {
      const wide = { width: 2400, height: 1200, channels: 3, background: 'white' } as const;
      const large = await sharp({ create: wide }).jpeg().toBuffer();
      const size = async (purpose: 'profile_image' | 'document') => {
        const { bytes } = await stored(await sendFile(api, professional, purpose, large));
        const { width, height } = await sharp(bytes).metadata();
        return [width, height];
      };
      assert.deepEqual(await size('profile_image'), [1024, 512]);
      assert.deepEqual(await size('document'), [2400, 1200]);
    });

    it('once under one idempotency key', async () => {
      const person = await api.register('professional');
      const send = (content: string) =>
        sendFile(api, person, 'logo', content, { headers: { 'idempotency-key': 'k-1' } });
      const [first, again, other] = [await send(drawing), await send(drawing), await send(`${drawing} `)];
      assert.equal(first.status, 201);
      assert.deepEqual(again.body.data, first.body.data);
      assert.deepEqual([other.status, other.body.code], [422, 'IDEMPOTENCY_KEY_REUSED']);
      await leavesNothing(async () => {
        for (let sent = 0; sent < 20; sent += 1) assert.equal((await send(drawing)).status, 201);
      });
      const own = (await rows()).filter(({ userId }) => userId === person.id);
      assert.deepEqual(
        own.map(({ id }) => id),
        [first.body.data.id],
      );
    });
  });

  describe('of a picture', () => {
    it('are public on the profile, and cannot run in a page', async () => {
      const person = await api.register('professional');
      const sent = await sendFile(api, person, 'profile_image', drawing);
      const { url } = sent.body.data;
      const shown = await setImage(person, { profileImage: sent.body.data.id });
      assert.equal(shown.body.data.profileImage, url);
      const { statusCode, headers, body } = await read(String(url));
      assert.equal(statusCode, 200);
      assert.match(body, /^<svg /u);
      assert.equal(headers['content-type'], 'image/svg+xml');
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.match(String(headers['content-security-policy']), /default-src 'none';.*sandbox/u);
      assert.equal(headers['cache-control'], 'public, max-age=31536000, s-maxage=86400, immutable');
      assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
    });

    it('are served in the sizes of cards and profiles, in the best format that a browser reads', async () => {
      const person = await api.register('professional');
      const square = sharp({ create: { width: 800, height: 1000, channels: 3, background: '#254283' } });
      const sent = await sendFile(api, person, 'profile_image', await square.jpeg().toBuffer());
      const { url } = sent.body.data;
      const size = async (width: number, accept?: string) => {
        const answer = await api.app.inject({ url: `${url}?width=${width}`, ...(accept && { headers: { accept } }) });
        const { format, width: wide, height } = await sharp(answer.rawPayload).metadata();
        assert.equal(answer.headers['content-type'], `image/${format === 'heif' ? 'avif' : format}`);
        assert.match(String(answer.headers.vary), /Accept/u);
        assert.match(String(answer.headers['cache-control']), /immutable/u);
        return [format, wide, height, answer.rawPayload.length < 3_000];
      };
      assert.deepEqual(await size(96, 'image/avif,image/webp,image/*,*/*;q=0.8'), ['heif', 96, 120, true]);
      assert.deepEqual(await size(192, 'image/webp,*/*'), ['webp', 192, 240, true]);
      assert.deepEqual(await size(384, '*/*'), ['jpeg', 384, 480, true]);
      assert.deepEqual(await size(384), ['jpeg', 384, 480, true]);
      for (const width of ['95', '1024', '', '96px'])
        assert.equal((await read(`${url}?width=${width}`)).statusCode, 404, width);
      await setImage(person, { profileImage: sent.body.data.id });
      await setImage(person, { profileImage: null });
      await sweepUploads(api.services);
      const [name = ''] = String(url).replace('/uploads/', '').split('.');
      assert.deepEqual(
        (await files()).filter((file) => file.startsWith(name)),
        [],
      );
    });

    it('keep their transparency, and drawings their sharpness', async () => {
      const person = await api.register('professional');
      const [png, svg] = [await sendFile(api, person, 'logo', pixel), await sendFile(api, person, 'logo', drawing)];
      const shown = async (sent: SentFile) => (await read(`${String(sent.body.data.url)}?width=96`)).headers;
      assert.equal((await shown(png))['content-type'], 'image/png');
      assert.equal((await shown(svg))['content-type'], 'image/svg+xml');
    });

    it('have an address of their own, even if they are the same', async () => {
      const [one, two] = [await sendFile(api, professional, 'logo', pixel), await sendFile(api, rival, 'logo', pixel)];
      assert.notEqual(one.body.data.url, two.body.data.url);
    });

    it('are replaced and removed', async () => {
      const person = await api.register('professional');
      const [one, two] = [await sendFile(api, person, 'logo', pixel), await sendFile(api, person, 'logo', drawing)];
      await setImage(person, { logo: one.body.data.id });
      await setImage(person, { logo: two.body.data.id });
      assert.equal((await read(String(one.body.data.url))).statusCode, 404);
      assert.equal((await read(String(two.body.data.url))).statusCode, 200);
      assert.equal((await setImage(person, { logo: null })).body.data.logo, null);
      assert.equal((await read(String(two.body.data.url))).statusCode, 404);
      await sweepUploads(api.services);
      assert.deepEqual(
        (await rows()).filter(({ userId }) => userId === person.id),
        [],
      );
    });

    it('leave one, however many are chosen concurrently', async () => {
      const person = await api.register('professional');
      const sent = [];
      for (let count = 0; count < 4; count += 1) sent.push(await sendFile(api, person, 'logo', pixel));
      await Promise.all(sent.map(({ body }) => setImage(person, { logo: body.data.id })));
      const shown = await Promise.all(sent.map(({ body }) => read(String(body.data.url))));
      assert.deepEqual(shown.map(({ statusCode }) => statusCode).sort(), [200, 404, 404, 404]);
    });

    it('must be one’s own, for this purpose, and used once', async () => {
      const [mine, theirs, document] = [
        await sendFile(api, professional, 'logo', pixel),
        await sendFile(api, rival, 'logo', pixel),
        await sendFile(api, professional, 'document', pixel),
      ];
      const notFound = [{ pointer: '/logo', code: 'NOT_FOUND' }];
      for (const { body } of [theirs, document])
        assert.deepEqual((await setImage(professional, { logo: body.data.id })).body.errors, notFound);
      assert.equal((await setImage(professional, { logo: mine.body.data.id })).status, 200);
      assert.deepEqual((await setImage(professional, { logo: mine.body.data.id })).body.errors, notFound);
      for (const value of ['https://evil.test/a.png', '/uploads/a.png', 7])
        assert.equal((await setImage(professional, { logo: value })).status, 422);
      assert.equal((await read(String(mine.body.data.url))).statusCode, 200, 'a refusal changes nothing');
    });
  });

  it('answer 404 to unknown names', async () => {
    for (const name of ['..%2f..%2fsecret', 'a.png', `${'0'.repeat(32)}.png`, `${'0'.repeat(32)}.png.part`, '%00'])
      assert.equal((await read(`/uploads/${name}`)).statusCode, 404, name);
  });

  describe('are deleted', () => {
    it('when never completed, or unused for a day', async () => {
      const person = await api.register('professional');
      const sent = await stored(await sendFile(api, person, 'document', pixel));
      const pending = { userId: person.id, purpose: 'logo', contentType: 'image/png', bytes: 1 } as const;
      const keys = ['a', 'b'].map((letter) => `${letter.repeat(32)}.png`);
      for (const [index, key] of keys.entries()) {
        const createdAt = new Date(clock - (index === 0 ? 11 : 9) * MINUTE);
        await runAsSystem(api.services.db, (tx) =>
          tx
            .insertInto('uploads')
            .values({ ...pending, key, createdAt })
            .execute(),
        );
        await api.services.storage.put(key, pixel, 'image/png'); // killed before the row was updated
      }
      const left = async () => {
        await sweepUploads(api.services);
        const found = await Promise.all([...keys, sent.key].map((key) => api.services.storage.read(key)));
        return found.map((file) => file !== undefined);
      };
      assert.deepEqual(await left(), [false, true, true]);
      clock += 23 * 60 * MINUTE;
      assert.deepEqual(await left(), [false, false, true]);
      clock += 2 * 60 * MINUTE;
      assert.deepEqual(await left(), [false, false, false]);
    });

    it('once, however many processes do so concurrently', async () => {
      const person = await api.register('professional');
      for (let sent = 0; sent < 5; sent += 1) await sendFile(api, person, 'logo', pixel);
      clock += 25 * 60 * MINUTE;
      const swept = await Promise.all([sweepUploads(api.services), sweepUploads(api.services)]);
      assert.ok(swept.reduce((sum, count) => sum + count, 0) >= 5);
      assert.deepEqual(
        (await rows()).filter(({ userId }) => userId === person.id),
        [],
      );
    });
  });

  it('are listed for the data export, with their bytes', async () => {
    const person = await api.register('professional');
    await sendFile(api, person, 'document', pixel);
    clock += 1000;
    await sendFile(api, person, 'logo', drawing);
    const files = await runAsSystem(api.services.db, (tx) => filesOf(tx, api.services.storage, person.id));
    assert.deepEqual(
      files.map(({ name, contentType }) => [name, contentType]),
      [
        ['document-1.png', 'image/png'],
        ['logo-2.svg', 'image/svg+xml'],
      ],
    );
    assert.match(String(Buffer.from((await files[1]?.read()) ?? [])), /^<svg /u);
  });
});

describe('uploads to a bucket', () => {
  let directory: string;
  let bucket: S3rver;
  let api: TestApi;
  let person: Person;
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'nimbia-bucket-'));
    bucket = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'files', configs: [] }],
    });
    const { port } = await bucket.run();
    api = await openTestApi({
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    });
    person = await api.register('professional');
  });
  after(async () => {
    await api.close();
    await rm(directory, { recursive: true });
  });
  const objects = async () => (await readdir(join(directory, 'files'))).filter((name) => name.endsWith('_object'));

  it('are stored there until they are deleted', async () => {
    const sent = await sendFile(api, person, 'logo', drawing);
    assert.equal(sent.status, 201);
    assert.equal((await objects()).length, 1);
    assert.equal((await api.app.inject({ method: 'GET', url: String(sent.body.data.url) })).statusCode, 200);
    const path = `/base/professionals/update/${person.id}`;
    await api.call('PUT', path, { token: person.token, body: { logo: sent.body.data.id } });
    await api.call('PUT', path, { token: person.token, body: { logo: null } });
    await sweepUploads(api.services);
    assert.deepEqual(await objects(), []);
  });

  it('are answered 503 while it is unavailable, and leave nothing pending', async () => {
    await bucket.close();
    const { status, body } = await sendFile(api, person, 'logo', drawing);
    assert.deepEqual([status, body.code], [503, 'UNAVAILABLE']);
    const [row] = await runAsSystem(api.services.db, (tx) => tx.selectFrom('uploads').selectAll().execute());
    assert.ok(row?.droppedAt);
    await assert.rejects(sweepUploads(api.services), 'tried again by the next run');
  });
});
