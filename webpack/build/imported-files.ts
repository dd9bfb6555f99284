import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** Packages of this checkout. */
const OURS = /^(?:\.{1,2}|shared-contracts|shared-ui)\//u;

/** What stands between quotes or backticks; undefined for any other expression. */
const written = (expression: string): string | undefined => /^(['"`])(.*)\1$/su.exec(expression)?.[2];

type Names = ReadonlySet<string | undefined>;
/** By text: the workspaces import much of the same. */
const knownNames = new Map<string, Names>();

function namesIn(file: string): Names {
  const text = readFileSync(file, 'utf8');
  const names = knownNames.get(text) ?? parseNames(file, text);
  knownNames.set(text, names);
  return names;
}

/** The modules that a file names, as they are written, without those that only types need: they are erased. */
function parseNames(file: string, text: string): Names {
  const parsed = parseSync(file, text);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const urls: (string | undefined)[] = [];
  // Visiting is slow beside the list of imports.
  if (text.includes('new URL('))
    new Visitor({
      NewExpression: ({ callee, arguments: [path] }) => {
        if (callee.type === 'Identifier' && callee.name === 'URL' && path)
          urls.push(written(text.slice(path.start, path.end)));
      },
    }).visit(parsed.program);
  return new Set([
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.filter(({ isType }) => !isType).map(({ moduleRequest }) => moduleRequest?.value),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => written(text.slice(start, end))),
    ...urls,
  ]);
}

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Files of this checkout that a script imports, or names by `new URL`; the compiler reports what does not exist.
 * @param except names that do not count
 */
export function importedFiles(file: string, except: readonly string[] = []): string[] {
  const { resolve } = createRequire(file);
  return [...namesIn(file)].flatMap((name) => {
    if (name === undefined || !OURS.test(name) || except.includes(name)) return [];
    // `./locales/${language}/${file}.json`: webpack includes every file that may match.
    const [path = '', ...variables] = name.split('${');
    const folder = join(dirname(file), path);
    if (variables.length > 0) return existsSync(folder) ? filesIn(folder) : [];
    try {
      return resolve(name);
    } catch {
      return [];
    }
  });
}
