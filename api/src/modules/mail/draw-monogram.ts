import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { initialsOf } from 'shared-contracts/formats/person/initials-of';
import { monogramOf } from 'shared-contracts/formats/person/monogram-of';

type PathCommand = { readonly type: string } & Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>>;

/** What is used of `opentype.js`. Its published types bring those of the DOM, which the API must not see. */
interface Font {
  charToGlyphIndex(letter: string): number;
  getAdvanceWidth(text: string, size: number): number;
  getPath(text: string, x: number, y: number, size: number): { readonly commands: readonly PathCommand[] };
}

// Its ES module is for bundlers; Node is given the other one.
const opentype = createRequire(import.meta.url)('opentype.js') as { parse(file: ArrayBuffer): Font };

/** Ground and engraving by tint, as in `avatar.module.css` in the light theme. */
const tints = [
  ['#e9effc', '#254283'],
  ['#e2f7e8', '#19673d'],
  ['#e5f3fd', '#0e6288'],
  ['#fff1d5', '#855113'],
  ['#efeafa', '#4f2f86'],
  ['#fbe9f1', '#8a2f5d'],
] as const;
const FONT_SIZE = 56;

let fonts: Promise<readonly Font[]> | undefined;

/** A server has no fonts of its own to rely on. */
const openFonts = () =>
  (fonts ??= Promise.all(
    ['latin', 'latin-ext'].map(async (script) => {
      const address = import.meta.resolve(`@fontsource/eb-garamond/files/eb-garamond-${script}-600-normal.woff`);
      const { buffer, byteOffset, byteLength } = await readFile(fileURLToPath(address));
      return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
    }),
  ));

/** Not the library's own `toPathData`: it writes a small negative number without a space before it. */
const pathData = (commands: readonly PathCommand[]): string =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y];
      return type + numbers.flatMap((value) => (value === undefined ? [] : [value.toFixed(1)])).join(' ');
    })
    .join('');

/** The engraved monogram of a person as SVG: what `Avatar` draws where there is no photo. */
export async function drawMonogram(id: string, name: string): Promise<string> {
  const { tint, ring, copies } = monogramOf(id);
  const [ground, engraving] = tints[tint] ?? tints[0];
  const initials = initialsOf(name);
  const font = (await openFonts()).find((one) => [...initials].every((letter) => one.charToGlyphIndex(letter) > 0));
  // Letters of other scripts are left out.
  const letters = font?.getPath(initials, -font.getAdvanceWidth(initials, FONT_SIZE) / 2, FONT_SIZE / 3, FONT_SIZE);
  const rings = copies.map((transform) => `<path d="${ring}" transform="${transform}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -118 200 236">
<rect x="-100" y="-118" width="200" height="236" fill="${ground}"/>
<g fill="none" stroke="${engraving}" stroke-width="1.4" opacity="0.55">${rings.join('')}</g>
<path d="${pathData(letters?.commands ?? [])}" fill="${engraving}"/>
</svg>`;
}
