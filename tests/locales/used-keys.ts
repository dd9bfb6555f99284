import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './catalogues.ts';

export interface UsedKey {
  readonly file: string;
  readonly line: number;
  /** Namespaces of the `useTranslation` that returned this `t`; undefined when `t` was passed in. */
  readonly namespaces: readonly string[];
  /** A whole key, or the prefix of a template key. */
  readonly key: string;
  readonly isPrefix: boolean;
}

/** Every literal key that the sources of a workspace pass to `t`. */
export function usedKeys(workspace: string): UsedKey[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: join(ROOT, workspace) });
  // `remote.tsx` lists routes; it has no strings.
  const spoken = files.filter((file) => !file.includes('.test.') && file !== 'src/remote.tsx');
  return spoken.flatMap((file) => keysIn(join(workspace, file)));
}

function keysIn(file: string): UsedKey[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: UsedKey[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTranslate(node.expression)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const namespaces = namespaceOption(node) ?? namespacesFor(node, nameOf(node.expression));
      for (const part of literalsOf(node.arguments[0])) found.push({ file, line: line + 1, namespaces, ...part });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The local name of the translator. */
const nameOf = (callee: ts.Expression): string => {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : '';
};

/** `t(key, { ns: 'shell' })` names its namespace; options that are not literal may name any. */
function namespaceOption(call: ts.CallExpression): string[] | undefined {
  const options = call.arguments[1];
  if (!options) return undefined;
  if (!ts.isObjectLiteralExpression(options)) return [];
  if (options.properties.some((property) => ts.isSpreadAssignment(property))) return [];
  const ns = options.properties.find((property) => property.name?.getText() === 'ns');
  return ns && ts.isPropertyAssignment(ns) ? stringsIn(ns.initializer) : undefined;
}

/** `t(…)`, `tShell(…)` and `i18n.t(…)`; the keys of shared-ui's `translate(…)` are checked by the compiler. */
function isTranslate(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return /^t([A-Z]\w*)?$/.test(callee.text);
  return ts.isPropertyAccessExpression(callee) && callee.name.text === 't';
}

function literalsOf(argument: ts.Expression | undefined): { key: string; isPrefix: boolean }[] {
  if (!argument) return [];
  if (ts.isStringLiteralLike(argument)) return [{ key: argument.text, isPrefix: false }];
  if (ts.isConditionalExpression(argument))
    return [...literalsOf(argument.whenTrue), ...literalsOf(argument.whenFalse)];
  if (ts.isTemplateExpression(argument) && argument.head.text !== '')
    return [{ key: argument.head.text, isPrefix: true }];
  return [];
}

/** Searches outwards from the call for the `useTranslation` that this name comes from. */
function namespacesFor(call: ts.Node, name: string): string[] {
  for (let scope: ts.Node | undefined = call; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name: bound, initializer } of statement.declarationList.declarations) {
        if (!initializer || !ts.isCallExpression(initializer) || !ts.isObjectBindingPattern(bound)) continue;
        if (!/^useTranslation$/.test(initializer.expression.getText())) continue;
        if (bound.elements.some((element) => element.name.getText() === name))
          return stringsIn(initializer.arguments[0]);
      }
    }
  }
  return [];
}

function stringsIn(argument: ts.Expression | undefined): string[] {
  if (!argument) return [];
  if (ts.isStringLiteralLike(argument)) return [argument.text];
  return ts.isArrayLiteralExpression(argument) ? argument.elements.flatMap((element) => stringsIn(element)) : [];
}
