import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { importedFiles } from '../../webpack/build/imported-files.ts';
import { root } from './step.ts';

const SOURCES = '{api,shared-contracts,shell/server,tests,webpack}/**/*.{ts,js,mjs}';
const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/.types/**', '**/.cache/**'];

/** The composition root: a file that imports one of these depends on the whole API, which selects nothing. */
const COMPOSITION = ['api/src/app.ts', 'api/src/open-services.ts', 'api/src/tables.ts', 'api/src/main.ts'];

/** Tests that read files of a kind instead of importing them. */
const READERS: readonly (readonly [changed: RegExp, tests: string])[] = [
  [/\/locales\/|\.(?:ts|tsx)$/u, 'tests/locales/*.test.ts'],
  [/^api\/src\/db\/migrations\//u, 'api/test/{processes/migrations,generic/table-types,embedded/starting}.test.ts'],
  [/^api\/src\/seed\/(?:data|texts)\//u, '{api/test/processes/seed*,api/src/seed/**/*}.test.ts'],
  [/^api\/src\/locales\//u, 'api/test/mail/mails.test.ts'],
  [/^docs\/decisions\//u, 'tests/commands/decisions.test.ts'],
  [/\.(?:ts|tsx|js|mjs|cjs|css)$/u, 'tests/lint/*.test.ts'],
];

/** Importing files by imported file, relative to the root. */
function importers(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync(SOURCES, { cwd: root, exclude: NOT_OURS }))
    for (const path of importedFiles(join(root, file))) {
      const imported = relative(root, path);
      found.set(imported, [...(found.get(imported) ?? []), file]);
    }
  return found;
}

/** API tests that mention a module with changed files: they reach it through its routes. */
function naming(changed: readonly string[]): string[] {
  const modules = new Set(changed.flatMap((file) => /^api\/src\/modules\/([^/]+)\//u.exec(file)?.[1] ?? []));
  if (modules.size === 0) return [];
  const names = new RegExp(`\\b(?:${[...modules].join('|')})\\b`, 'u');
  return globSync('api/test/!(embedded)/*.test.ts', { cwd: root }).filter((test) =>
    names.test(readFileSync(join(root, test), 'utf8')),
  );
}

/** Tests that changed, import a changed file (also transitively), or read files of its kind; nearest first. */
export function relatedTests(changed: readonly string[], tests: readonly string[]): string[] {
  const users = importers();
  const reached = new Set(changed);
  for (const file of reached) if (!COMPOSITION.includes(file)) users.get(file)?.forEach((user) => reached.add(user));
  for (const [kind, pattern] of READERS)
    if (changed.some((file) => kind.test(file)))
      globSync(pattern, { cwd: root }).forEach((reader) => reached.add(reader));
  naming(changed).forEach((test) => reached.add(test));
  const wanted = new Set(globSync(tests, { cwd: root }));
  return [...reached].filter((file) => wanted.has(file));
}
