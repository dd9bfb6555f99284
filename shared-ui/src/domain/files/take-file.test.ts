import { kindOf, takeFile } from './take-file.ts';

const heic = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic\0\0\0\0mif1heic')]);
const fileOf = (content: BlobPart, name: string, type = '') => new File([content], name, { type, lastModified: 7 });

/** A browser that decodes, or does not; jsdom has neither. */
const decoding = (decode: () => Promise<Pick<ImageBitmap, 'width' | 'height' | 'close'>>) => {
  const draw = jest.fn();
  Object.assign(globalThis, { createImageBitmap: jest.fn(decode) });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: draw } as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((tell, type = '') => tell(new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type })));
  return draw;
};
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

test.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png', 'png'],
  ['%PDF-1.7', 'application/pdf', 'pdf'],
  ['<?xml version="1.0"?>\n<svg xmlns="x">', 'image/svg+xml', 'svg'],
  ['\0\0\0\x1cftypavif', 'image/avif', 'avif'],
  ['RIFF\x01\0\0\0WEBPVP8 ', 'image/webp', 'webp'],
  ['GIF89a', 'image/gif', 'gif'],
  ['II*\0', 'image/tiff', 'tiff'],
  ['\0\0\0\x18ftypmp42', 'image/jpeg', 'video'],
  ['PK\x03\x04', 'image/jpeg', 'archive'],
  ['MZ\x90\0', 'image/jpeg', 'program'],
  ['no picture', 'image/jpeg', undefined],
  ['', 'application/x-empty', 'empty'],
])('a file named .jpg that begins with %j has the type %s and is %s', async (head, type, kind) => {
  const bytes = Uint8Array.from(head, (sign) => sign.charCodeAt(0));
  const taken = await takeFile(fileOf(bytes, 'scan.jpg', 'image/jpeg'));
  expect([taken.type, kindOf(taken), taken.size]).toEqual([type, kind, bytes.length]);
});

test.each([
  ['%PDF-1.7', 'bail.PDF', 'bail.PDF'],
  ['%PDF-1.7', 'scan.jpg', 'scan.pdf'],
  ['%PDF-1.7', 'setup.exe', 'setup.exe.pdf'],
  ['%PDF-1.7', 'bail', 'bail.pdf'],
  ['<svg/>', 'plan', 'plan.svg'],
  ['MZ', 'setup.exe', 'setup.exe'],
  ['notes', 'notes.txt', 'notes.txt'],
])('what begins with %j and is named %s comes in as %s', async (head, name, taken) => {
  expect((await takeFile(fileOf(head, name))).name).toBe(taken);
});

test.each([
  ['Bail.DOCX', 'office'],
  ['comptes.xlsx', 'office'],
  ['note.odt', 'office'],
  ['photos.zip', 'archive'],
  ['docx', 'archive'],
])('a ZIP archive that begins with any part and is named %s is an %s', async (name, kind) => {
  const taken = await takeFile(fileOf('PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0customXml/item1.xml', name));
  expect([taken.name, kindOf(taken)]).toEqual([name, kind]);
});

test('what is named like an office document and is no ZIP archive is none', async () => {
  expect(kindOf(await takeFile(fileOf('Rar!\x1a\x07', 'bail.docx')))).toBe('archive');
  expect(kindOf(await takeFile(fileOf('MZ\x90\0', 'bail.docx')))).toBe('program');
});

const comments = '<!---->'.repeat(20_000);
test.each([
  ['an SVG drawing', '<svg xmlns="x"/>', 'svg'],
  ['what is none', '<html>', undefined],
])('many short comments before %s are read through once', async (_, end, kind) => {
  const taken = await takeFile(fileOf(`<?xml version="1.0"?>\n${comments}\n${end}`, 'plan.svg'));
  expect(kindOf(taken)).toBe(kind);
});

test('a file comes in under a safe name, with its content', async () => {
  const taken = await takeFile(fileOf('%PDF-1.7 lease', 'contrat\u202efdp.pdf', 'application/pdf'));
  expect(taken.name).toBe('contratfdp.pdf');
  expect(await taken.text()).toBe('%PDF-1.7 lease');
  expect(await takeFile(taken)).toBe(taken);
});

test.each(['IMG_0042.HEIC', 'IMG_0042.jpg', 'IMG_0042.heif'])(
  'a HEIC picture named %s becomes a JPEG where the browser can decode it',
  async (name) => {
    const close = jest.fn();
    const draw = decoding(() => Promise.resolve({ width: 8064, height: 6048, close }));
    const taken = await takeFile(fileOf(heic, name, 'image/jpeg'));
    expect([taken.name, taken.type, kindOf(taken)]).toEqual(['IMG_0042.jpg', 'image/jpeg', 'jpeg']);
    expect([...new Uint8Array(await taken.arrayBuffer())]).toEqual([0xff, 0xd8, 0xff]);
    expect(draw).toHaveBeenCalledWith(expect.anything(), 0, 0, 4096, 3072);
    expect(close).toHaveBeenCalled();
  },
);

test('elsewhere it stays what it is, and is known as that', async () => {
  decoding(() => Promise.reject(new DOMException('The source image could not be decoded.', 'InvalidStateError')));
  const taken = await takeFile(fileOf(heic, 'IMG_0042.jpg', 'image/jpeg'));
  expect([taken.name, taken.type, kindOf(taken)]).toEqual(['IMG_0042.jpg', 'image/heic', 'heic']);
});
