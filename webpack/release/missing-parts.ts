import type { RemoteDescription } from 'shared-contracts/remote/registry';
import type { RemoteManifest } from 'shared-contracts/remote/remote-manifest';

const languages = ['fr', 'en'] as const;

/**
 * Differences between `src/routes.ts` and the build, a sentence each: chunks, named by `webpackChunkName`, and strings of both languages.
 * A layout without a chunk is part of the exposed module.
 */
export function missingParts(
  { layouts, routes, words }: RemoteDescription,
  { chunks, locales }: Pick<RemoteManifest, 'chunks' | 'locales'>,
): string[] {
  const asked = routes.flatMap(({ pattern, chunk, loader }) =>
    [chunk ?? [], loader ?? []].flat().map((name) => ({ pattern, name })),
  );
  const declared = new Set([...layouts.map((name) => `layout-${name}`), ...asked.map(({ name }) => name)]);
  return [
    ...asked
      .filter(({ name }) => !Object.hasOwn(chunks, name))
      .map(({ pattern, name }) => `${pattern}: no import in src has the webpackChunkName ${name}`),
    ...Object.keys(chunks)
      .filter((name) => !declared.has(name))
      .map((name) => `${name}: src has it as webpackChunkName, src/routes.ts declares no such page or layout`),
    ...Object.entries(words).flatMap(([chunk, namespaces]) =>
      namespaces.flatMap((namespace) => missingStrings(chunk, namespace, locales[namespace])),
    ),
  ];
}

function missingStrings(chunk: string, namespace: string, scripts: Readonly<Record<string, string>> = {}): string[] {
  const file = namespace.slice(namespace.indexOf('/') + 1);
  return languages
    .filter((language) => scripts[language] === undefined)
    .map((language) => `${chunk}: there is no src/locales/${language}/${file}.json`);
}
