import type { Federation } from '@module-federation/runtime-core';

/** A module of which the page runs one copy. */
export interface SharedModuleReport {
  readonly name: string;
  /** More than one where the page has several copies, which no remote should bring about. */
  readonly versions: readonly string[];
  /** Containers that were given it. */
  readonly users: readonly string[];
}

type Scopes = Federation['__INSTANCES__'][number]['shareScopeMap'];

/** What the share scope of the page holds, by name. */
export const readSharedModules = (scopes: Scopes): SharedModuleReport[] =>
  Object.entries(scopes['default'] ?? {})
    .map(([name, versions]) => ({
      name,
      versions: Object.keys(versions),
      users: [...new Set(Object.values(versions).flatMap(({ useIn }) => useIn))].sort(),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
