import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PdfDocument, TextOptions } from './pdf-document.ts';

export type Weight = 'regular' | 'bold';

/** The family comes in a file per script; the first that has a letter draws it. */
const scripts = [
  ['latin', /[\u0020-\u00FF\u0131\u0152\u0153\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2212]/u],
  ['vietnamese', /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9]/u],
  ['latin-ext', /[\u0100-\u02BA\u1E00-\u1E9F\u1EF2-\u1EFF\u2C60-\u2C7F\uA720-\uA7FF]/u],
  ['greek', /[\u0370-\u03FF]/u],
  ['cyrillic', /[\u0400-\u045F\u0490\u0491\u04B0\u04B1]/u],
] as const;
type Script = (typeof scripts)[number][0];
const numbers = { regular: 400, bold: 600 } as const;

let files: Promise<readonly (readonly [string, Buffer])[]> | undefined;

/** A server has no fonts of its own to rely on. */
const readFonts = () =>
  (files ??= Promise.all(
    scripts.flatMap(([script]) =>
      (['regular', 'bold'] as const).map(async (weight) => {
        const file = `@fontsource/eb-garamond/files/eb-garamond-${script}-${numbers[weight]}-normal.woff`;
        return [`${script} ${weight}`, await readFile(fileURLToPath(import.meta.resolve(file)))] as const;
      }),
    ),
  ));

/** Makes the fonts known to a document; only those that are used are embedded. */
export async function registerFonts(doc: PdfDocument): Promise<void> {
  for (const [name, font] of await readFonts()) doc.registerFont(name, font);
}

const scriptOf = (letter: string): Script | undefined => scripts.find(([, letters]) => letters.test(letter))?.[0];

/** A text in runs of one font each. What no font has is replaced. */
export function runsOf(text: string): { readonly script: Script; readonly text: string }[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const script = scriptOf(letter);
    const last = runs.at(-1);
    const drawn = script === undefined ? '?' : letter;
    if (last && (script ?? 'latin') === last.script) last.text += drawn;
    else runs.push({ script: script ?? 'latin', text: drawn });
  }
  return runs;
}

interface Written extends TextOptions {
  readonly weight?: Weight;
}

/** Writes a text at a place, in as many lines as it needs; afterwards `doc.y` is below it. */
export function write(
  doc: PdfDocument,
  text: string,
  [x, y]: readonly [number, number],
  { weight = 'regular', ...options }: Written = {},
) {
  const runs = runsOf(text);
  for (const [index, run] of runs.entries()) {
    doc.font(`${run.script} ${weight}`);
    const more = { ...options, continued: index < runs.length - 1 };
    if (index === 0) doc.text(run.text, x, y, more);
    else doc.text(run.text, more);
  }
}
