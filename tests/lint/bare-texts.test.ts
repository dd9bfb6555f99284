import assert from 'node:assert/strict';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { BareTexts } from './bare-texts.ts';

const root = join(import.meta.dirname, '../..');
const { config } = ts.readConfigFile(join(root, 'shell/tsconfig.json'), (path) => ts.sys.readFile(path));
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'shell'));
const found = (folder: string, files: readonly string[]) =>
  new BareTexts(folder, files, { ...options, noEmit: true, composite: false, types: [] }).find();

test('finds texts beside what comes and goes, joined texts and components that return text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bare-texts-'));
  const file = join(folder, 'page.tsx');
  writeFileSync(
    file,
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
  const all = found(folder, [file]);
  rmSync(folder, { recursive: true });
  assert.deepEqual(all, [
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

test('no text that changes, or that something may come to stand before, is bare', () => {
  const files = globSync('{shell,shared-ui,remote-*}/src/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] });
  assert.ok(files.length > 0);
  assert.deepEqual(
    found(
      root,
      files.map((file) => join(root, file)),
    ),
    [],
  );
});
