import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, it } from 'node:test';
import type { RemoteDeclaration } from 'shared-contracts/remote/remote-declaration';
import ts from 'typescript';
import { remoteWorkspaces } from '../../webpack/build/remotes.ts';
import { ROOT } from './catalogues.ts';

interface Module {
  /** Imported at once or later. */
  readonly imports: readonly string[];
  /** Strings that look like namespaces of a remote: `remote-pro/common`. */
  readonly namespaces: readonly string[];
  /** Those that it adds to i18next itself. */
  readonly added: readonly string[];
}

const read = new Map<string, Module>();

function moduleAt(file: string): Module {
  const before = read.get(file);
  if (before) return before;
  const imports: string[] = [];
  const namespaces: string[] = [];
  const added: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly)) return;
    if (ts.isStringLiteral(node)) {
      if (/^remote-[a-z0-9-]+\/[a-z0-9-]+$/u.test(node.text))
        (isAdded(node.parent) ? added : namespaces).push(node.text);
      else if (isImport(node.parent)) imports.push(...fileOf(node.text, file));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  const found = { imports, namespaces, added };
  read.set(file, found);
  return found;
}

const isImport = (node: ts.Node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword);

const isAdded = (node: ts.Node) =>
  ts.isCallExpression(node) && node.expression.getText().endsWith('.addResourceBundle');

/** Sources with strings are in the remotes and in shared-ui. */
function fileOf(specifier: string, importer: string): string[] {
  if (!/\.tsx?$/u.test(specifier)) return [];
  if (specifier.startsWith('.')) return [resolve(dirname(importer), specifier)];
  return specifier.startsWith('shared-ui/') ? [join(ROOT, specifier.replace('/', '/src/'))] : [];
}

/** Each namespace that can be asked for once this file is loaded, with the file that asks. */
function askedFrom(entry: string): Map<string, string> {
  const asked = new Map<string, string>();
  const brought: string[] = [];
  const reached = new Set([entry]);
  for (const file of reached) {
    const { imports, namespaces, added } = moduleAt(file);
    brought.push(...added);
    for (const namespace of namespaces) asked.set(namespace, asked.get(namespace) ?? file);
    for (const imported of imports) reached.add(imported);
  }
  for (const namespace of brought) asked.delete(namespace);
  return asked;
}

/** The page or layout that `lazy` imports. */
function importedBy(lazy: () => unknown, importer: string): string {
  const [, specifier = ''] = /import\([^']*'([^']+)'/u.exec(String(lazy)) ?? [];
  const [file] = fileOf(specifier, importer);
  assert.ok(file !== undefined, `${importer} imports a page in ${String(lazy)}`);
  return file;
}

describe('words of a route', () => {
  for (const workspace of remoteWorkspaces()) {
    it(`${workspace}: has the strings that the components of its page and layout ask for`, async () => {
      const routes = join(ROOT, workspace, 'src/routes.ts');
      const { declaration }: { readonly declaration: RemoteDeclaration } = await import(routes);
      const missingFor = (what: string, lazy: () => unknown, words: readonly string[]) =>
        [...askedFrom(importedBy(lazy, routes))]
          .filter(([namespace]) => !words.some((file) => namespace === `${workspace}/${file}`))
          .map(([namespace, file]) => `${what} lacks the words ${namespace} of ${relative(ROOT, file)}`);
      const layouts = Object.entries(declaration.layouts);
      const missing = [
        ...layouts.flatMap(([name, { lazy, words }]) => missingFor(`layout ${name}`, lazy, words)),
        ...declaration.routes.flatMap(({ path, lazy, layout = 'default', words = [] }) =>
          lazy ? missingFor(path, lazy, [...words, ...((layout && declaration.layouts[layout]?.words) ?? [])]) : [],
        ),
      ];
      assert.ok(missing.length === 0, `${workspace}/src/routes.ts:\n${missing.join('\n')}`);
    });
  }
});
