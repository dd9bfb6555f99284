import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogue, LANGUAGES, namespacesOf, workspacesWithWords } from './catalogues.ts';

/** Texts at a field and in the error summary of a form. */
const isMessage = (key: string): boolean =>
  /^(?:errors|fault)\.|\.(?:required|wrong|choose|inPast|lengthInvalid|same)$|^wrong$|^reason\.[A-Z_]+$/u.test(key);

/** A sentence that ends inside the text, followed by another. */
const hasSeveralSentences = (text: string): boolean => /[.!?…][»”"]? +[«“"]?[ \u00a0\u202f]?[\p{Lu}{]/u.test(text);
const isClosed = (text: string): boolean => /[.!?…:][»”")]?$/u.test(text);

const words = workspacesWithWords().flatMap((workspace) =>
  LANGUAGES.flatMap((language) =>
    namespacesOf(workspace, language).flatMap((namespace) =>
      [...catalogue(workspace, language, namespace)].map(([key, text]) => ({
        key,
        text,
        place: `${language} ${workspace}/${namespace}:${key}`,
      })),
    ),
  ),
);

/** As in the specification: 'Password and confirmation do not match', but 'Email 1 … must be different. Please … field.' */
describe('final stops', () => {
  it('end every text of several sentences', () => {
    const open = words.filter(({ text }) => hasSeveralSentences(text) && !isClosed(text));
    assert.deepEqual(
      open.map(({ place }) => place),
      [],
    );
  });

  it('are omitted in a one-sentence message', () => {
    const messages = words.filter(({ key }) => isMessage(key));
    assert.ok(messages.length > 0);
    const stopped = messages.filter(({ text }) => !hasSeveralSentences(text) && text.endsWith('.'));
    assert.deepEqual(
      stopped.map(({ place }) => place),
      [],
    );
  });
});
