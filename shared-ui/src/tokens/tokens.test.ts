/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Palette = Record<string, string>;

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

const pairs = [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)];
const light: Palette = Object.fromEntries(pairs.map(([, role = '', hex = '']) => [role, hex]));
const dark: Palette = Object.fromEntries(pairs.map(([, role = '', , hex = '']) => [role, hex]));

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function worst(colours: Palette, role: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(colours[role] ?? '', colours[ground] ?? '')));
}

const PAPER = ['canvas', 'surface', 'sunken'];

/** Minima of WCAG 2.2: text (1.4.3), text to be read at length (1.4.6), and what is no text (1.4.11). */
const [READABLE, COMFORTABLE, VISIBLE] = [4.5, 7, 3];

const MINIMA: readonly [string, number][] = [
  ['text', COMFORTABLE],
  ['muted', READABLE],
  ['ink', READABLE],
  ['seal', READABLE],
  ['control', VISIBLE],
  ['focus', VISIBLE],
];

describe('colour tokens', () => {
  it.each(MINIMA)('%s has enough contrast on canvas, surface and sunken', (role, minimum) => {
    expect(worst(light, role, PAPER)).toBeGreaterThanOrEqual(minimum);
    expect(worst(dark, role, PAPER)).toBeGreaterThanOrEqual(minimum);
  });

  it.each(['success', 'warning', 'danger', 'info'])('%s text is readable on its own tint', (role) => {
    expect(worst(light, role, [`${role}-tint`])).toBeGreaterThanOrEqual(READABLE);
    expect(worst(dark, role, [`${role}-tint`])).toBeGreaterThanOrEqual(READABLE);
  });

  it.each([
    ['on-ink', 'ink'],
    ['on-ink', 'ink-hover'],
    ['on-danger', 'danger'],
    ['on-danger', 'danger-hover'],
    ['ink', 'ink-tint'],
    ['text', 'ink-tint'],
    ['text', 'raised'],
    ['muted', 'raised'],
    ['danger', 'surface'],
    ['danger', 'canvas'],
    ['text', 'success-tint'],
    ['text', 'warning-tint'],
    ['text', 'danger-tint'],
    ['text', 'info-tint'],
  ])('%s on %s is readable text', (role, ground) => {
    expect(worst(light, role, [ground])).toBeGreaterThanOrEqual(READABLE);
    expect(worst(dark, role, [ground])).toBeGreaterThanOrEqual(READABLE);
  });

  it('defines every colour once, for light and for dark', () => {
    const roles = [...css.matchAll(/--color-([a-z-]+):/g)].map(([, role]) => role);
    expect(new Set(roles).size).toBe(roles.length);
    // The overlay behind a dialog is the only translucent colour.
    expect(roles.filter((role) => role !== 'overlay')).toEqual(Object.keys(light));
    expect(css).toMatch(/--color-overlay: light-dark\(/);
  });

  it.each([
    [':root', 'light dark'],
    [":root[data-theme='light']", 'light'],
    [":root[data-theme='dark']", 'dark'],
  ])('%s has colour scheme %s', (selector, scheme) => {
    expect(css).toContain(`${selector} {\n    color-scheme: ${scheme};`);
  });

  it('has no tint of the seal', () => {
    expect(Object.keys(light)).not.toContain('seal-tint');
  });
});
