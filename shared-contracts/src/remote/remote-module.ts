import type { ComponentType } from 'react';
import type { RouteObject, UIMatch } from 'react-router-dom';
import type { Locale } from '../schemas/vocabulary.ts';

/** Version of this contract (semantic versioning). A remote needs `^` the version that it was built against. */
export const contractVersion = '1.14.0';

/** The four layouts of the specification, section 2. */
export const layoutNames = ['default', 'auth', 'pro-dashboard', 'user-dashboard'] as const;
export type LayoutName = (typeof layoutNames)[number];

/** Route data beside React Router's own fields. */
export interface RouteHandle {
  /** Layout of the page: `default` when missing, none when null (the home page). */
  readonly layout?: LayoutName | null;
  /** Locale namespaces that the page needs before rendering, e.g. `remote-public/lawyers`. */
  readonly namespaces?: readonly string[];
  /** Locale-free canonical pathname when it is not the page's own (`/lawyers/{id}` → the slug's address). */
  readonly canonical?: (match: UIMatch) => string | undefined;
  /** True where search engines must not index (areas behind sign-in, forms). */
  readonly noindex?: boolean;
}

/** A route of a remote: a React Router route object with an explicit id that starts with the remote's name. */
export type RemoteRoute = RouteObject & { id: string; handle?: RouteHandle; children?: RemoteRoute[] };

/** Strings of one namespace: nested keys, i18next JSON v4 with plural suffixes. */
export interface LocaleStrings {
  readonly [key: string]: string | LocaleStrings;
}

/**
 * What a remote exposes as `./remote`. Shared by the browser and the shell's server, so nothing here may access
 * `window` during evaluation.
 */
export interface RemoteModule {
  /** Contract range that the remote was built against, e.g. `^1.0.0`. */
  readonly contract: string;
  readonly routes: readonly RemoteRoute[];
  /** Layouts that this remote provides; a layout renders `<Outlet />`. */
  readonly layouts: Readonly<
    Partial<Record<LayoutName, () => Promise<{ Component: ComponentType; namespaces?: readonly string[] }>>>
  >;
  /** Loader of one namespace in one language; namespace names are `<remote>/<file>`. */
  readonly locales: Readonly<Record<string, Readonly<Record<Locale, () => Promise<{ default: LocaleStrings }>>>>>;
}
