import { SaxesParser } from 'saxes';
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { invalidAt } from '../../http/problem.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Complexity limits against denial of service. `text` in characters; paths are bounded by the file size. */
const MAX = { depth: 32, elements: 5000, attributesOfOne: 80, text: 20_000 } as const;

/** Parsed in chunks, so that the parser frees its buffer. */
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
 * Rebuilds a drawing of shapes and text from the parsed source, so that only known elements and attributes remain.
 * Blocks the event loop: servers call `sanitiseSvgInWorker`.
 * @throws Problem SVG_NOT_ALLOWED for anything else (DOCTYPE, entities, scripts, styles, links, external references), FILE_TOO_COMPLEX.
 */
export function sanitiseSvg(source: string): string {
  const written: string[] = [];
  let [depth, count, attributesOfOne, length] = [0, 0, 0, 0];
  const parser = new SaxesParser({ xmlns: true });
  // Errors before the first element mean that it is no SVG.
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
  // Counted one by one: the parser would check all of them only at the end of the tag.
  parser.on('attribute', () => {
    if (++attributesOfOne > MAX.attributesOfOne) throw tooComplex();
  });
  parser.on('opentag', (tag) => {
    attributesOfOne = 0;
    if (++depth > MAX.depth || ++count > MAX.elements) throw tooComplex();
    if (depth === 1 && !(isDrawing(tag) && tag.local === 'svg')) throw none();
    if (!isDrawing(tag)) throw refuse();
    const kept = Object.values(tag.attributes).flatMap(attribute);
    written.push(`<${tag.local}${depth === 1 ? ` xmlns="${SVG}"` : ''}${kept.join('')}>`);
  });
  parser.on('text', (text) => {
    length += text.trim().length;
    if (length > MAX.text) throw tooComplex();
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

/** Declared prefixes (`xmlns:…`) are dropped, as nothing here uses them. */
function attribute({ prefix, name, value }: SaxesAttributeNS): string[] {
  if (prefix === 'xmlns' || name === 'xmlns') return [];
  if (!attributes.has(name) || !isHarmless(value)) throw refuse();
  return [` ${name}="${escape(value)}"`];
}

/** Values are parsed as CSS: backslashes could hide a function name, and functions could fetch. */
function isHarmless(value: string): boolean {
  if (/[\\@]|\/\*/u.test(value)) return false;
  if (ownReference.test(value.trim())) return true;
  for (let at = value.indexOf('('); at !== -1; at = value.indexOf('(', at + 1)) {
    // Bounded lookbehind, as an unbounded one would be quadratic on long values.
    const [name = ''] = /[\w-]*$/u.exec(value.slice(Math.max(0, at - 20), at).trimEnd()) ?? [];
    if (!functions.has(name)) return false;
  }
  return true;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/gu, (character) => entities[character] ?? '');
