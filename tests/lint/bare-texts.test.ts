import assert from 'node:assert/strict';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import ts from 'typescript';
import { BareTexts } from './bare-texts.ts';

const root = join(import.meta.dirname, '../..');
const { config } = ts.readConfigFile(join(root, 'shell/tsconfig.json'), (path) => ts.sys.readFile(path));
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'shell'));
const textsOf = (folder: string, files: readonly string[]) =>
  new BareTexts(folder, files, { ...options, noEmit: true, composite: false, types: [] });
/** The texts of a page of these lines, whose file is gone when this returns. */
const textsOfPage = (lines: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'bare-texts-'));
  const file = join(folder, 'page.tsx');
  writeFileSync(file, lines);
  const texts = textsOf(folder, [file]);
  rmSync(folder, { recursive: true });
  return texts;
};

test('finds texts beside what comes and goes, joined texts and components that return text', () => {
  const texts = textsOfPage(
    `declare const t: (key: string, values?: object) => string;
     declare namespace JSX { interface Element { tag: string } interface IntrinsicElements { p: object; b: object } }
     const Maybe = ({ is }: { is: boolean }): object | null => (is ? <b>{t('x')}</b> : null);
     const Text = () => t('returned');
     export const Page = ({ is, name }: { is: boolean; name: string }) => (
       <p>
         <p>{is ? t('sole') : name}</p>
         <p>{t('beside')}<b /></p>
         <p>{is ? <b /> : null}{t('pushed')}</p>
         <p><Maybe is={is} />{t('pushed by ours')}</p>
         <p>{t('joined')} · {name}</p>
         <p><b />{is && t('comes')}</p>
         <p><Text /></p>
         <p>{[name, name]}</p>
         <>{name}</>
         <p>{is ? <>{t('passing')}<b /></> : null}</p>
       </p>
     );`,
  );
  assert.deepEqual(texts.find(), [
    "page.tsx:4 () => t('returned')",
    "page.tsx:9 {t('pushed')}",
    "page.tsx:10 {t('pushed by ours')}",
    "page.tsx:11 {t('joined')}",
    'page.tsx:11 ·',
    'page.tsx:11 {name}',
    "page.tsx:12 {is && t('comes')}",
    'page.tsx:14 {[name, name]}',
    'page.tsx:15 {name}',
    "page.tsx:16 {t('passing')}",
  ]);
});

test('finds dates, times, prices and names that stand alone and do not say whether they are translated', () => {
  const texts = textsOfPage(
    `declare const t: (key: string, values?: object) => string;
     declare const formatDay: (at: string) => string, formatDistance: (at: string) => string;
     declare const partyName: (of: object) => string, sentenceCase: (text: string) => string;
     declare namespace JSX { interface Element { tag: string } interface IntrinsicElements { p: object; b: object } }
     export const Page = ({ at, file, is }: { at: string; file: { name: string }; is: boolean }) => {
       const name = partyName(file);
       const text = t('sentence', { name });
       return (
         <p>
           <p>{formatDay(at)}</p>
           <p>{sentenceCase(\`\${formatDay(at)}, \${formatDay(at)}\`)}</p>
           <p>{is ? formatDay(at) : null}</p>
           <p>{name}</p>
           <b>{file.name}</b>
           <p translate="no">{formatDay(at)}</p>
           <p translate="no"><b>{name}</b></p>
           <p>{text}</p>
           <p>{t('on', { day: formatDay(at) })}</p>
           <p>{\`\${t('by')} \${name}\`}</p>
           <p>{is ? formatDay(at) : t('never')}</p>
           <p>{formatDistance(at)}</p>
         </p>
       );
     };`,
  );
  assert.deepEqual(texts.findUnmarked(), [
    'page.tsx:10 formatDay(at)',
    'page.tsx:11 sentenceCase(`${formatDay(at)}, ${formatDay(at)}`)',
    'page.tsx:12 is ? formatDay(at) : null',
    'page.tsx:13 name',
    'page.tsx:14 file.name',
  ]);
});

describe('the pages', () => {
  const files = globSync('{shell,shared-ui,remote-*}/src/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] });
  assert.ok(files.length > 0);
  const texts = textsOf(
    root,
    files.map((file) => join(root, file)),
  );

  test('no text that changes, or that something may come to stand before, is bare', () => {
    assert.deepEqual(texts.find(), []);
  });

  test('dates, times, prices, names and addresses that stand alone say whether they are translated', () => {
    assert.deepEqual(texts.findUnmarked(), []);
  });
});
