/** What files turn out to be by their first bytes, whatever their name says. */
const kinds = [
  'empty',
  'jpeg',
  'png',
  'pdf',
  'svg',
  'heic',
  'avif',
  'webp',
  'gif',
  'tiff',
  'bmp',
  'video',
  'office',
  'archive',
  'program',
] as const;
export type FileKind = (typeof kinds)[number];

/** The type of a kind where forms take it or refuse it by its type. */
export const typeOf: Readonly<Partial<Record<FileKind, string>>> = {
  // No form takes it.
  empty: 'application/x-empty',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  heic: 'image/heic',
  avif: 'image/avif',
  webp: 'image/webp',
  gif: 'image/gif',
  tiff: 'image/tiff',
  bmp: 'image/bmp',
};

/** Bytes as signs, so that beginnings can be written as they are known. */
const signatures: readonly (readonly [FileKind, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['pdf', /^%PDF-/],
  // Brands of HEIF (ISO 23008-12); the same box begins a film.
  ['heic', /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s],
  ['avif', /^.{4}ftypavi[fs]/s],
  ['video', /^.{4}ftyp/s],
  ['webp', /^RIFF.{4}WEBP/s],
  ['gif', /^GIF8[79]a/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['bmp', /^BM.{4}\0{4}/s],
  ['office', /^\xd0\xcf.\xe0|^PK.{28}(?:\[Content_Types\]|_rels\/|word\/|docProps\/|mimetype)/s],
  ['archive', /^(?:PK\p{Cc}{2}|Rar!|7z\xbc\xaf|\p{Cc}\x8b)/u],
  ['program', /^(?:MZ|\x7fELF)/],
];

/** What may stand before the drawing of an SVG file, piece by piece: one pattern for all of it would backtrack for ever. */
const beforeDrawing = /\xef\xbb\xbf|\s+|<\?xml[^>]*>|<!--.*?-->|<!DOCTYPE svg[^>]*>/sy;
const drawing = /<svg[\s/>]/y;

function isSvg(text: string): boolean {
  let start = 0;
  beforeDrawing.lastIndex = 0;
  while (beforeDrawing.test(text)) start = beforeDrawing.lastIndex;
  drawing.lastIndex = start;
  return drawing.test(text);
}

/** Drawing programs write comments of any length before the drawing. */
const longestPreamble = 256 * 1024;

/** Office documents are ZIP archives, whose parts some programs write in an order of their own. */
const zip = /^PK\p{Cc}{2}/u;
const officeName = /\.(?:do[ct][xm]|xl[st][xm]|xlsb|p(?:p[st]|ot)[xm]|vsdx|o[dt][tspg]|od[fc]|pages|numbers|key)$/iu;

/** What a file is, by its first bytes, and for a ZIP archive by its name too; undefined for what is none of these. */
export async function readKind(file: Blob & { readonly name?: string }): Promise<FileKind | undefined> {
  if (file.size === 0) return 'empty';
  const bytes = new Uint8Array(await file.slice(0, 512).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  const kind = signatures.find(([, signature]) => signature.test(head))?.[0];
  if (kind === 'archive' && zip.test(head) && officeName.test(file.name ?? '')) return 'office';
  if (kind !== undefined || !/^(?:\xef\xbb\xbf)?\s*</.test(head)) return kind;
  const text = new TextDecoder('latin1').decode(await file.slice(0, longestPreamble).arrayBuffer());
  return isSvg(text) ? 'svg' : undefined;
}
