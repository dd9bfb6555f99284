import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { errorCodes } from 'shared-contracts/schemas/error-codes';
import { catalogue, formsOf, keysOf, LANGUAGES, namespacesOf, workspacesWithWords } from './catalogues.ts';
import { usedKeys, type UsedKey } from './used-keys.ts';

const variablesIn = (texts: string[]) =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name]) => name)))].sort();
const tagsIn = (texts: string[]) => [...new Set(texts.flatMap((text) => text.match(/<\/?\w+\s*\/?>/g) ?? []))].sort();
/** "One result" needs no number, "{{count}} results" does: `count` may be missing in a form. */
const withoutCount = (names: (string | undefined)[]) => names.filter((name) => name !== 'count');

/** Sentences, which a refused release prints as they are. */
const assertNone = (problems: readonly string[]) => assert.ok(problems.length === 0, problems.join('\n'));
const otherThan = { fr: 'en', en: 'fr' } as const;

for (const workspace of workspacesWithWords()) {
  const fileOf = (language: string, namespace: string) => `${workspace}/src/locales/${language}/${namespace}.json`;
  describe(`strings of ${workspace}`, () => {
    it('has the same files in French and English', () => {
      assertNone(
        LANGUAGES.flatMap((language) => {
          const there = new Set(namespacesOf(workspace, language));
          return namespacesOf(workspace, otherThan[language])
            .filter((namespace) => !there.has(namespace))
            .map((namespace) => `${fileOf(language, namespace)} is missing.`);
        }),
      );
    });

    for (const namespace of namespacesOf(workspace, 'fr')) {
      it(`${namespace}: the same keys, none empty, with the same variables`, () => {
        const said = { fr: catalogue(workspace, 'fr', namespace), en: catalogue(workspace, 'en', namespace) };
        const keys = { fr: keysOf(said.fr), en: keysOf(said.en) };
        const both = [...keys.fr].filter((key) => keys.en.has(key));
        assertNone([
          ...LANGUAGES.flatMap((language) =>
            [...keys[otherThan[language]]]
              .filter((key) => !keys[language].has(key))
              .map((key) => `${fileOf(language, namespace)} lacks the key "${key}".`),
          ),
          ...LANGUAGES.flatMap((language) =>
            both
              .filter((key) => formsOf(said[language], key).some((text) => text.trim() === ''))
              .map((key) => `${fileOf(language, namespace)} has no text for "${key}".`),
          ),
          ...both.flatMap((key) => {
            const [fr, en] = [formsOf(said.fr, key), formsOf(said.en, key)];
            return [
              ...(isDeepStrictEqual(withoutCount(variablesIn(fr)), withoutCount(variablesIn(en)))
                ? []
                : [`"${key}" of ${namespace} has other variables in French than in English.`]),
              ...(isDeepStrictEqual(tagsIn(fr), tagsIn(en))
                ? []
                : [`"${key}" of ${namespace} has other tags in French than in English.`]),
            ];
          }),
        ]);
      });
    }
  });
}

describe('keys used in the sources', () => {
  for (const workspace of workspacesWithWords()) {
    it(`${workspace}: every literal key exists`, () => {
      const missing = usedKeys(workspace).filter((used) => !exists(workspace, used));
      assertNone(
        missing.map(
          ({ file, line, namespaces, key }) =>
            `${file}:${line} uses the key "${key}", which ${namespaces.join(' or ') || 'no namespace'} lacks.`,
        ),
      );
    });
  }

  it('name call types and reasons in mails as on the screens', () => {
    for (const language of LANGUAGES) {
      const [mails, screens] = [catalogue('api', language, 'mails'), catalogue('shared-ui', language, 'appointments')];
      const shared = (words: ReadonlyMap<string, unknown>) =>
        [...words].filter(([key]) => /^(callType|rejectReason|cancelReason)\./u.test(key)).sort();
      assert.ok(shared(screens).length > 0);
      assert.deepEqual(shared(mails), shared(screens), language);
    }
  });

  it('has strings for every error code in the shell', () => {
    for (const language of LANGUAGES) {
      const keys = keysOf(catalogue('shell', language, 'shell'));
      assert.deepEqual(
        errorCodes.filter((code) => !keys.has(`errors.${code}`)),
        [],
        language,
      );
    }
  });
});

/** Where a key may be defined: in the namespaces of its `t`, or in any that the workspace can see. */
function exists(workspace: string, used: UsedKey): boolean {
  const [named, bare] = used.key.includes(':') ? splitOnce(used.key) : [undefined, used.key];
  const asked = named === undefined ? used.namespaces : [named];
  const places = asked.length > 0 ? asked.flatMap(placeOf) : visibleFrom(workspace).flatMap(allPlaces);
  return places.some(([home, namespace]) => {
    const keys = [...keysOf(catalogue(home, 'en', namespace))];
    return used.isPrefix ? keys.some((key) => key.startsWith(bare)) : keys.includes(bare);
  });
}

function splitOnce(key: string): [string, string] {
  const at = key.indexOf(':');
  return [key.slice(0, at), key.slice(at + 1)];
}

const visibleFrom = (workspace: string): string[] => [workspace, 'shell', 'shared-ui'];

const allPlaces = (workspace: string): [string, string][] =>
  namespacesOf(workspace, 'en').map((namespace) => [workspace, namespace]);

/** `remote-pro/appointments` is in remote-pro, or in shared-ui when several remotes share it. */
function placeOf(asked: string): [string, string][] {
  const [workspace = '', namespace = workspace] = asked.split('/');
  return [workspace, 'shared-ui']
    .filter((home) => namespacesOf(home, 'en').includes(namespace))
    .map((home) => [home, namespace]);
}
