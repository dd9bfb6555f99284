import { encodePicture } from './encode-picture.ts';

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly type: string;
  readonly quality: number | undefined;
}

/** A canvas whose files have a size by format, quality and pixels; what was asked for is recorded. */
function canvases(bytesPerPixel: (type: string, quality: number | undefined) => number) {
  const drawn: Drawn[] = [];
  const drawImage = jest.fn();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage,
    fillRect: () => undefined,
  } as unknown as CanvasRenderingContext2D & ImageBitmapRenderingContext);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = '',
    quality?: number,
  ) {
    drawn.push({ width: this.width, height: this.height, type, quality });
    done(new Blob([new Uint8Array(Math.round(this.width * this.height * bytesPerPixel(type, quality)))], { type }));
  });
  return { drawn, drawImage };
}

const image = {} as CanvasImageSource;
const area = { x: 100, y: 0, width: 2_400, height: 3_000 };
afterEach(() => jest.restoreAllMocks());

test('a part of a photo is reduced to what is stored, in the best quality that fits', async () => {
  const { drawn, drawImage } = canvases((_type, quality) => (quality ?? 1) * 1.5);
  const encoded = await encodePicture(image, area, { type: 'image/jpeg', limit: 1_048_576 });
  expect(encoded).toMatchObject({ width: 819, height: 1_024 });
  expect(encoded?.blob.size).toBeLessThanOrEqual(1_048_576);
  expect(drawn.map(({ quality }) => quality)).toEqual([0.9, 0.75]);
  expect(drawImage).toHaveBeenCalledWith(image, 100, 0, 2_400, 3_000, 0, 0, 819, 1_024);
});

test('a small part is not enlarged', async () => {
  canvases(() => 0.2);
  const encoded = await encodePicture(
    image,
    { x: 0, y: 0, width: 80, height: 100 },
    { type: 'image/jpeg', limit: 1e6 },
  );
  expect(encoded).toMatchObject({ width: 80, height: 100 });
});

test('a drawing stays a png while it fits, and becomes a jpg where it does not', async () => {
  canvases(() => 0.2);
  expect((await encodePicture(image, area, { type: 'image/png', limit: 1e6 }))?.blob.type).toBe('image/png');
  canvases((type) => (type === 'image/png' ? 4 : 0.2));
  expect((await encodePicture(image, area, { type: 'image/png', limit: 1e6 }))?.blob.type).toBe('image/jpeg');
});

test('nothing is given where nothing fits', async () => {
  canvases(() => 0.1);
  expect(await encodePicture(image, area, { type: 'image/jpeg', limit: 10 })).toBeNull();
});
