import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { remoteWorkspaces } from '../../webpack/build/remotes.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Flattened: `errors.SLOT_TAKEN` → string. */
export type Catalogue = ReadonlyMap<string, string>;

const WORKSPACES = ['shell', 'shared-ui', ...remoteWorkspaces(), 'api'];

/** The workspaces with strings of their own. */
export const workspacesWithWords = () =>
  WORKSPACES.filter((workspace) => existsSync(join(ROOT, workspace, 'src/locales')));

export function namespacesOf(workspace: string, language: Language): string[] {
  const folder = join(ROOT, workspace, 'src/locales', language);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => file.endsWith('.json')).map((file) => basename(file, '.json'));
}

export function catalogue(workspace: string, language: Language, namespace: string): Catalogue {
  const text = readFileSync(join(ROOT, workspace, 'src/locales', language, `${namespace}.json`), 'utf8');
  return new Map(flatten(JSON.parse(text), ''));
}

function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is neither words nor a group of words`);
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path === '' ? key : `${path}.${key}`));
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** `results_one` and `results_other` are plural forms of one key, `results`; languages differ in their number. */
export function keysOf(words: Catalogue): Set<string> {
  return new Set([...words.keys()].map((key) => (isPluralForm(words, key) ? key.replace(PLURAL, '') : key)));
}

export function isPluralForm(words: Catalogue, key: string): boolean {
  return PLURAL.test(key) && words.has(`${key.replace(PLURAL, '')}_other`);
}

/** All strings of a key: itself, or each of its plural forms. */
export function formsOf(words: Catalogue, key: string): string[] {
  const direct = words.get(key);
  const forms = [...words].filter(([form]) => isPluralForm(words, form) && form.replace(PLURAL, '') === key);
  return [...(direct === undefined ? [] : [direct]), ...forms.map(([, text]) => text)];
}
