import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import type { Storage } from '../../adapters/storage/storage.ts';
import { drawMonogram } from './draw-monogram.ts';
import { mailFace } from './mail-face.ts';

const person = { id: 'a-1', name: 'Chloé Mbarga', picture: '/uploads/0123456789abcdef0123456789abcdef.jpg' };
const holding = (bytes: Uint8Array | undefined) => ({ read: () => Promise.resolve(bytes) }) as unknown as Storage;
const opened = (base64: string) => sharp(Buffer.from(base64, 'base64'));

describe('the face in a mail', () => {
  it('is the photo, in the size that is shown', async () => {
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const face = await mailFace(holding(photo), person);
    assert.equal(face.contentType, 'image/jpeg');
    const { width, height } = await opened(face.base64).metadata();
    assert.deepEqual([width, height], [96, 113]);
  });

  it('is the monogram without a photo, and with one that is gone or cannot be read', async () => {
    const [none, gone, broken] = await Promise.all([
      mailFace(holding(undefined), { ...person, picture: null }),
      mailFace(holding(undefined), person),
      mailFace(holding(Buffer.from('no picture')), person),
    ]);
    assert.equal(none.contentType, 'image/png');
    assert.equal(gone.base64, none.base64);
    assert.equal(broken.base64, none.base64);
    assert.ok(none.base64.length < 16_000);
  });

  it('draws the initials without a font of the server, beyond Latin 1 too, and nobody’s rosette twice', async () => {
    const lettersOf = (drawing: string) => /<path d="([^"]*)" fill="#/u.exec(drawing)?.[1] ?? '';
    const [chloe, twin, african, greek] = await Promise.all([
      drawMonogram('a-1', 'Chloé Mbarga'),
      drawMonogram('a-2', 'Chloé Mbarga'),
      drawMonogram('a-1', 'Ɛlɔnda Ŋgwa'),
      drawMonogram('a-1', 'Ωμέγα'),
    ]);
    assert.ok(lettersOf(chloe).length > 100 && lettersOf(african).length > 100);
    assert.notEqual(twin, chloe);
    assert.equal(lettersOf(greek), '', 'letters that the fonts lack are left out');
  });
});
