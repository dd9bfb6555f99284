import type { RemoteDescription } from 'shared-contracts/remote/registry';
import type { RemoteManifest } from 'shared-contracts/remote/remote-manifest';

const languages = ['fr', 'en'] as const;

/**
 * Where a page or a layout is missing, a sentence each: it stands in `remote.json` (address, chunk, words), in the code (`webpackChunkName`) and in
 * the strings of both languages. A layout without a chunk stands in the exposed module.
 */
export function missingPlaces(
  { layouts, routes, words }: RemoteDescription,
  { chunks, locales }: Pick<RemoteManifest, 'chunks' | 'locales'>,
): string[] {
  const described = new Set([
    ...layouts.map((name) => `layout-${name}`),
    ...routes.flatMap(({ chunk, loader }) => [chunk ?? [], loader ?? []].flat()),
  ]);
  const pages = routes.flatMap(({ pattern, chunk, loader }) =>
    [chunk ?? [], loader ?? []].flat().map((name) => ({ pattern, name })),
  );
  return [
    ...pages
      .filter(({ name }) => !Object.hasOwn(chunks, name))
      .map(
        ({ pattern, name }) =>
          `${pattern}: remote.json names its chunk ${name}, no import in src has that webpackChunkName`,
      ),
    ...Object.keys(chunks)
      .filter((name) => !described.has(name))
      .map((name) =>
        name.startsWith('layout-')
          ? `${name}: src has it as webpackChunkName, "layouts" of remote.json does not name it`
          : `${name}: src has it as webpackChunkName, no route of remote.json has it as "chunk"`,
      ),
    ...Object.keys(words)
      .filter((name) => !described.has(name))
      .map((name) => `${name}: "words" of remote.json names it, none of its routes and layouts does`),
    ...Object.entries(words).flatMap(([chunk, namespaces]) =>
      namespaces.flatMap((namespace) => missingStrings(chunk, namespace, locales[namespace])),
    ),
  ];
}

function missingStrings(chunk: string, namespace: string, scripts: Readonly<Record<string, string>> = {}): string[] {
  const missing = languages.filter((language) => scripts[language] === undefined);
  const file = namespace.slice(namespace.indexOf('/') + 1);
  if (missing.length === languages.length)
    return [`${chunk}: "words" of remote.json names ${namespace}, "locales" of src/remote.tsx does not`];
  return missing.map(
    (language) => `${chunk}: ${namespace} has no src/locales/${language}/${file}.json in "locales" of src/remote.tsx`,
  );
}
