import PDFDocument from 'pdfkit';

export interface TextOptions {
  readonly width?: number;
  readonly align?: 'left' | 'right';
  readonly continued?: boolean;
  readonly lineGap?: number;
  readonly lineBreak?: boolean;
}

/** A node of the document’s structure, which screen readers follow. */
export type Structure = object;

/** What is used of pdfkit, which has no types of its own. */
export interface PdfDocument extends AsyncIterable<Buffer> {
  x: number;
  y: number;
  readonly page: { readonly width: number; readonly height: number };
  registerFont(name: string, font: Buffer): this;
  font(name: string): this;
  fontSize(size: number): this;
  fillColor(colour: string): this;
  strokeColor(colour: string): this;
  lineWidth(width: number): this;
  moveTo(x: number, y: number): this;
  lineTo(x: number, y: number): this;
  stroke(): this;
  text(text: string, x?: number, y?: number, options?: TextOptions): this;
  text(text: string, options?: TextOptions): this;
  widthOfString(text: string): number;
  heightOfString(text: string, options?: TextOptions): number;
  addPage(): this;
  switchToPage(index: number): this;
  bufferedPageRange(): { readonly start: number; readonly count: number };
  struct(type: string, children?: (() => void) | readonly unknown[]): Structure & { end(): void };
  addStructure(structure: Structure): this;
  end(): void;
}

interface PdfInfo {
  readonly Title: string;
  readonly Author: string;
  readonly CreationDate: Date;
}

export interface PdfOptions {
  readonly size: 'A4';
  readonly margins: Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>;
  readonly lang: string;
  readonly info: PdfInfo;
}

/** A tagged document: it can be read aloud, and copied from, in its order. */
export const createPdf = (options: PdfOptions): PdfDocument =>
  new PDFDocument({
    ...options,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: true,
  }) as PdfDocument;
