import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { errorCodes } from 'shared-contracts/schemas/error-codes';
import { catalogue, formsOf, keysOf, LANGUAGES, namespacesOf, workspacesWithWords } from './catalogues.ts';
import { usedKeys, type UsedKey } from './used-keys.ts';

const variablesIn = (texts: string[]) =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name]) => name)))].sort();
const tagsIn = (texts: string[]) => [...new Set(texts.flatMap((text) => text.match(/<\/?\w+\s*\/?>/g) ?? []))].sort();
/** "One result" needs no number, "{{count}} results" does: `count` may be missing in a form. */
const withoutCount = (names: (string | undefined)[]) => names.filter((name) => name !== 'count');

for (const workspace of workspacesWithWords()) {
  describe(`strings of ${workspace}`, () => {
    it('has the same files in French and English', () => {
      assert.deepEqual(namespacesOf(workspace, 'fr').sort(), namespacesOf(workspace, 'en').sort());
    });

    for (const namespace of namespacesOf(workspace, 'fr')) {
      it(`${namespace}: the same keys, none empty, with the same variables`, () => {
        const [fr, en] = [catalogue(workspace, 'fr', namespace), catalogue(workspace, 'en', namespace)];
        assert.deepEqual([...keysOf(fr)].sort(), [...keysOf(en)].sort());
        for (const key of keysOf(fr)) {
          const said = { fr: formsOf(fr, key), en: formsOf(en, key) };
          for (const language of LANGUAGES) {
            assert.ok(
              said[language].every((text) => text.trim() !== ''),
              `${language} ${key} is empty`,
            );
          }
          assert.deepEqual(withoutCount(variablesIn(said.fr)), withoutCount(variablesIn(said.en)), key);
          assert.deepEqual(tagsIn(said.fr), tagsIn(said.en), key);
        }
      });
    }
  });
}

describe('keys used in the sources', () => {
  for (const workspace of workspacesWithWords()) {
    it(`${workspace}: every literal key exists`, () => {
      const missing = usedKeys(workspace).filter((used) => !exists(workspace, used));
      assert.deepEqual(
        missing.map(({ file, line, namespaces, key }) => `${file}:${line} ${namespaces.join('|')}:${key}`),
        [],
      );
    });
  }

  it('name call types and reasons in mails as on the screens', () => {
    for (const language of LANGUAGES) {
      const [mails, screens] = [catalogue('api', language, 'mails'), catalogue('shared-ui', language, 'appointments')];
      const inMails = [...mails].filter(([key]) => /^(callType|rejectReason|cancelReason)\./u.test(key));
      assert.ok(inMails.length > 0);
      for (const [key, text] of inMails) assert.equal(text, screens.get(key), `${language} ${key}`);
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
