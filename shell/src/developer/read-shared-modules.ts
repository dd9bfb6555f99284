import type { Federation } from '@module-federation/runtime-core';

/** A module of which the page runs one copy. */
export interface SharedModuleReport {
  readonly name: string;
  /** More than one where the page has several copies, which no remote should bring about. */
  readonly versions: readonly string[];
  /** Who was given it: the shell, and remotes. */
  readonly users: readonly string[];
}

type Scopes = Federation['__INSTANCES__'][number]['shareScopeMap'];

/** Containers are named after what they hold and its version: `remote_pro_1_0_0_ab12cd34`. */
const holderOf = (container: string, remotes: readonly string[]): string =>
  remotes.find((name) => container.startsWith(`${name.replaceAll('-', '_')}_`)) ?? container.replace(/^nimbia_/, '');

/** What the share scope of the page holds, by name. */
export const readSharedModules = (scopes: Scopes, remotes: readonly string[]): SharedModuleReport[] =>
  Object.entries(scopes['default'] ?? {})
    .map(([name, versions]) => ({
      name,
      versions: Object.keys(versions),
      users: [
        ...new Set(Object.values(versions).flatMap(({ useIn }) => useIn.map((one) => holderOf(one, remotes)))),
      ].sort(),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
