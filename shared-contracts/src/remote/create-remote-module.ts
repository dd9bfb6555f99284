import type { Locale } from '../schemas/value-lists.ts';
import type { RemoteDeclaration, RouteDeclaration } from './remote-declaration.ts';
import { contractVersion, type LocaleStrings, type RemoteModule, type RemoteRoute } from './remote-module.ts';

/** Loads a file of strings in one language. */
export type LoadStrings = (language: Locale, file: string) => Promise<{ default: LocaleStrings }>;

/** Builds the module that a remote exposes from its declaration. */
export function createRemoteModule(
  name: string,
  { routes, layouts }: RemoteDeclaration,
  loadStrings: LoadStrings,
): RemoteModule {
  const namespacesOf = (words: readonly string[] = []) => words.map((file) => `${name}/${file}`);
  const toRoute = (declared: RouteDeclaration): RemoteRoute => {
    const { path, words, layout, canonical, noindex, lazy, loader, shouldRevalidate } = declared;
    const handle = { layout, canonical, noindex, namespaces: namespacesOf(words) };
    return { id: name + path, path, handle, lazy, loader, shouldRevalidate };
  };
  const files = [...routes, ...Object.values(layouts)].flatMap(({ words = [] }) => words);
  return {
    contract: `^${contractVersion}`,
    routes: routes.map(toRoute),
    layouts: Object.fromEntries(
      Object.entries(layouts).map(([layout, { words, lazy }]) => [
        layout,
        async () => ({ Component: (await lazy()).Component, namespaces: namespacesOf(words) }),
      ]),
    ),
    locales: Object.fromEntries(
      files.map((file) => [
        `${name}/${file}`,
        { fr: () => loadStrings('fr', file), en: () => loadStrings('en', file) },
      ]),
    ),
  };
}
