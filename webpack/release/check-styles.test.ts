import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foreignStyles } from './check-styles.ts';

const wrongIn = (css: string): string[] =>
  foreignStyles('page.css', Buffer.from(css), 'remote-one').map(
    (line) => /^page\.css: (.*) reaches/u.exec(line)?.[1] ?? line,
  );

for (const css of [
  '.remote-one__a{color:red}',
  '@layer remote-one.base,remote-one.pages;@layer remote-one.pages{.remote-one__a>a:hover,.remote-one__b td~td::before{color:red}}',
  '[data-theme=dark] .remote-one__a{color:red}',
  ':root:has(.other) .remote-one__a p + p{color:red}',
  ':is(.remote-one__a,.remote-one__b) h2{color:red}',
  '.remote-one__a{&:hover{color:red} & > li + li{color:red} body &{color:red}}',
  '.remote-one__a .fc :is(th,td):last-child{color:red}',
  '.remote-one__a + .remote-one__b{color:red}',
  '@media print{@supports (display:grid){@container (width>1px){.remote-one__a{color:red}}}}',
  '@keyframes remote-one__turn{to{opacity:0}}.remote-one__a{animation:remote-one__turn 1s}',
])
  test(`is scoped: ${css}`, () => assert.deepEqual(wrongIn(css), []));

for (const [css, ...what] of [
  ['body{margin:0}', 'body'],
  ['*{box-sizing:content-box}', '*'],
  ['a{color:red}', 'a'],
  [':root{--color-ink:red}', ':root'],
  ['[data-theme=dark]{color:red}', '[data-theme]'],
  ['#main{color:red}', '#main'],
  ['.remote-one__a,h1{color:red}', 'h1'],
  ['.remote-other__a{color:red}', '.remote-other__a'],
  ['body:has(.remote-one__a){color:red}', 'body:has'],
  ['a:not(.remote-one__a){color:red}', 'a:not'],
  ['.remote-one__a ~ footer{color:red}', '.remote-one__a ~ footer'],
  ['.remote-one__a + footer a{color:red}', '.remote-one__a + footer a'],
  [':is(.remote-one__a,body){color:red}', ':is'],
  ['@layer remote-one{@media screen{main{color:red}}}', 'main'],
  ['.remote-one__a{@layer components{color:red}}', '@layer'],
  ['@layer base{.remote-one__a{color:red}}', '@layer'],
  ['@layer pages, base;', '@layer'],
  ['@layer{.remote-one__a{color:red}}', '@layer'],
  ['@keyframes appear{to{opacity:0}}', '@keyframes'],
  ['@font-face{font-family:Inter;src:url(x.woff2)}', '@font-face'],
  ['@import "other.css";', '@import'],
  ['@page{margin:0}', '@page'],
  ['@property --color-ink{syntax:"*";inherits:true}', '@property'],
] as const)
  test(`is not scoped: ${css}`, () => assert.deepEqual(wrongIn(css), what));
