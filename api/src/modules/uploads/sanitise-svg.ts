import { SaxesParser } from 'saxes';
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { invalidAt } from '../../http/problem.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** A drawing of more than this is made to keep a browser, or us, busy. `text` in characters; what a path weighs is the file's limit. */
const MOST = { depth: 32, elements: 5000, attributesOfOne: 80, text: 20_000 } as const;

/** Read in pieces, so that the parser lets go of what it has read. */
const CHUNK = 32_768;

const elements = new Set(
  `svg g defs title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop
  clipPath`.split(/\s+/u),
);
const attributes = new Set(
  `id class transform width height viewBox preserveAspectRatio version x y dx dy rotate x1 y1 x2 y2 cx cy r rx ry fx fy fr d points
  pathLength fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule clipPathUnits gradientUnits
  gradientTransform spreadMethod offset stop-color stop-opacity font-family font-size font-style font-weight letter-spacing
  word-spacing text-anchor text-decoration dominant-baseline textLength lengthAdjust vector-effect shape-rendering text-rendering
  paint-order role aria-label aria-hidden`.split(/\s+/u),
);
const functions = new Set(['matrix', 'translate', 'scale', 'rotate', 'skewX', 'skewY', 'rgb', 'rgba', 'hsl', 'hsla']);
const ownReference = /^url\(#[\w-]+\)$/u;

const refuse = () => invalidAt('/file', 'SVG_NOT_ALLOWED');
const tooComplex = () => invalidAt('/file', 'FILE_TOO_COMPLEX');
const none = () => invalidAt('/file', 'FILE_TYPE_INVALID');

/**
 * A drawing of shapes and text, written anew from what was read, so that nothing is kept which this has not understood.
 * Blocks its thread for as long as it takes: servers call `sanitiseSvgInWorker`.
 * @throws Problem SVG_NOT_ALLOWED for anything else (DOCTYPE and entities, scripts, styles, links, references to elsewhere), FILE_TOO_COMPLEX.
 */
export function sanitiseSvg(source: string): string {
  const written: string[] = [];
  let [depth, count, attributesOfOne, length] = [0, 0, 0, 0];
  const parser = new SaxesParser({ xmlns: true });
  // What breaks before its first element is no drawing at all.
  const fail = () => {
    throw count > 0 ? refuse() : none();
  };
  parser.on('error', fail);
  for (const event of ['cdata', 'processinginstruction'] as const)
    parser.on(event, () => {
      throw refuse();
    });
  parser.on('doctype', (text) => {
    throw /^\s*svg\b/u.test(text) ? refuse() : none();
  });
  // As each is read: the parser would look at all of them together at the end of the tag.
  parser.on('attribute', () => {
    if (++attributesOfOne > MOST.attributesOfOne) throw tooComplex();
  });
  parser.on('opentag', (tag) => {
    attributesOfOne = 0;
    if (++depth > MOST.depth || ++count > MOST.elements) throw tooComplex();
    if (depth === 1 && !(isDrawing(tag) && tag.local === 'svg')) throw none();
    if (!isDrawing(tag)) throw refuse();
    const kept = Object.values(tag.attributes).flatMap(attribute);
    written.push(`<${tag.local}${depth === 1 ? ` xmlns="${SVG}"` : ''}${kept.join('')}>`);
  });
  parser.on('text', (text) => {
    length += text.trim().length;
    if (length > MOST.text) throw tooComplex();
    written.push(escape(text));
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    written.push(`</${tag.local}>`);
  });
  for (let at = 0; at < source.length; at += CHUNK) parser.write(source.slice(at, at + CHUNK));
  parser.close();
  return written.join('').trim();
}

const isDrawing = ({ uri, prefix, local }: SaxesTagNS): boolean => uri === SVG && prefix === '' && elements.has(local);

/** Declared names (`xmlns:…`) that nothing here uses are left out. */
function attribute({ prefix, name, value }: SaxesAttributeNS): string[] {
  if (prefix === 'xmlns' || name === 'xmlns') return [];
  if (!attributes.has(name) || !isHarmless(value)) throw refuse();
  return [` ${name}="${escape(value)}"`];
}

/** Values are read as CSS: a backslash could spell a function that is not looked for, and a function could fetch something. */
function isHarmless(value: string): boolean {
  if (/[\\@]|\/\*/u.test(value)) return false;
  if (ownReference.test(value.trim())) return true;
  for (let at = value.indexOf('('); at !== -1; at = value.indexOf('(', at + 1)) {
    // Only so far back: looking for a name from every place of a long value would take for ever.
    const [name = ''] = /[\w-]*$/u.exec(value.slice(Math.max(0, at - 20), at).trimEnd()) ?? [];
    if (!functions.has(name)) return false;
  }
  return true;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/gu, (character) => entities[character] ?? '');
