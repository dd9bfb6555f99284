import type { Federation } from '@module-federation/runtime-core';

/** A shared module. */
export interface SharedModuleReport {
  readonly name: string;
  /** More than one when the page runs several copies, which should not happen. */
  readonly versions: readonly string[];
  /** The shell and the remotes that use it. */
  readonly users: readonly string[];
}

type Scopes = Federation['__INSTANCES__'][number]['shareScopeMap'];

/** Containers are named after remote and version: `remote_pro_1_0_0_ab12cd34`. */
const holderOf = (container: string, remotes: readonly string[]): string =>
  remotes.find((name) => container.startsWith(`${name.replaceAll('-', '_')}_`)) ?? container.replace(/^nimbia_/, '');

/** The modules in the share scope, by name. */
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
