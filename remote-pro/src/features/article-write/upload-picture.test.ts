import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { encodePicture } from '../../components/picture-crop/encode-picture.ts';
import { readPicture } from '../../components/picture-crop/read-picture.ts';
import { uploadPicture } from './upload-picture.ts';

// jsdom decodes and encodes nothing.
jest.mock('../../components/picture-crop/encode-picture.ts', () => ({ encodePicture: jest.fn() }));
jest.mock('../../components/picture-crop/read-picture.ts', () => ({ readPicture: jest.fn() }));

test.each([
  ['\x89PNG\r\n\x1a\n', 'plan.jpg', 'image/jpeg', 'image/png'],
  ['\xff\xd8\xff\xe0', 'plan.png', 'image/png', 'image/jpeg'],
  ['<svg/>', 'plan.png', 'image/png', 'image/jpeg'],
] as const)('a picture that begins with %j and is called %s (%s) is sent as %s', async (head, name, type, sent) => {
  const image = { naturalWidth: 4, naturalHeight: 3 } as HTMLImageElement;
  jest.mocked(readPicture).mockResolvedValue({ image, url: 'blob:1', close: jest.fn() });
  jest.mocked(encodePicture).mockResolvedValue({ blob: new Blob(['x'], { type: sent }), width: 4, height: 3 });
  const id = '00000000-0000-4000-8000-000000000001';
  const data = {
    purpose: 'article_image',
    contentType: sent,
    bytes: 1,
    url: '/files/a',
    createdAt: '2026-11-28T10:00:00.000Z',
  };
  const http = fakeHttp({ 'POST /uploads': () => ({ data: { id, ...data } }) });
  const bytes = Uint8Array.from(head, (sign) => sign.charCodeAt(0));
  expect(await uploadPicture(http, new File([bytes], name, { type }))).toMatch(/^\/files\/a/u);
  expect(jest.mocked(readPicture).mock.lastCall?.[0].type).not.toBe(type);
  expect(jest.mocked(encodePicture).mock.lastCall?.[2]).toMatchObject({ type: sent });
});
