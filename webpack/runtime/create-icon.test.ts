import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLucideIcon } from 'lucide-react';
import { createElement, type ComponentType, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import createIcon from './create-icon.ts';

const node: [string, Record<string, string>][] = [
  ['path', { d: 'M12 2v20', key: 'stroke' }],
  ['circle', { cx: '12', cy: '12', r: '10', key: 'ring' }],
];
const draw = (icon: ComponentType<SVGProps<SVGSVGElement>>, props: SVGProps<SVGSVGElement> & { size?: number }) =>
  renderToStaticMarkup(createElement(icon, props));
const elementsIn = (markup: string): string[][] =>
  markup.split('>').map((element) => element.split(/ (?=[\w-]+=)/).sort());

test('an icon looks as lucide-react draws it, without its class names', () => {
  const props = { size: 20, strokeWidth: 1.75, className: 'large' };
  const expected = draw(createLucideIcon('Ring', node), props).replace('lucide lucide-ring large', 'large');
  assert.match(expected, /class="large"/);
  assert.deepEqual(elementsIn(draw(createIcon({ node }), props)), elementsIn(expected));
});

test('it is 24 pixels wide, and decoration unless it is told that it is not', () => {
  const icon = createIcon({ node });
  assert.match(draw(icon, {}), /width="24" height="24" .*stroke-width="2" .*aria-hidden="true"/);
  assert.match(draw(icon, { 'aria-hidden': false }), /aria-hidden="false"/);
});
