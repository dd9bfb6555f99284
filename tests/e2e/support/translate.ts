import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'fr' | 'en';
export const LANGUAGES: readonly Language[] = ['fr', 'en'];

/**
 * Languages in which a flow is tested: one, since the screens are rendered in both and no string can be missing, or both
 * with `npm test -- --everything`.
 */
export const flowLanguages = (language: Language): readonly Language[] =>
  process.env.TEST_EVERYTHING === undefined ? [language] : LANGUAGES;

const ROOT = join(import.meta.dirname, '../../..');

/**
 * A string of a catalogue as it is shown, e.g. `translate('en', 'remote-public/login', 'submit')`. Tests of the wording
 * itself write it out instead.
 */
export function translate(language: Language, namespace: string, key: string): string {
  const [workspace = '', file = workspace] = namespace.split('/');
  const path = join(ROOT, workspace, 'src/locales', language, `${file}.json`);
  const found = key
    .split('.')
    .reduce<unknown>((group, name) => childOf(group, name), JSON.parse(readFileSync(path, 'utf8')));
  if (typeof found !== 'string') throw new Error(`${namespace}:${key} is not said in ${language}`);
  return found;
}

const childOf = (group: unknown, name: string): unknown =>
  typeof group === 'object' && group !== null ? (group as Record<string, unknown>)[name] : undefined;

/** A path in a language: French has no prefix, English has `/en`. */
export const at = (language: Language, path: string) =>
  language === 'fr' ? path : path === '/' ? '/en' : `/en${path}`;
