import { createInstance } from 'i18next';
import { createStore, Provider } from 'jotai';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterContextProvider, RouterProvider, type RouteObject } from 'react-router-dom';
import { platformContext, PlatformContext } from '../platform/platform-context.ts';
import type { Platform } from '../platform/platform.ts';
import type { LocaleStrings } from '../remote/remote-module.ts';
import { fakePlatform } from './fake-platform.ts';

/** Options of {@link withPlatform}. */
export interface Surroundings {
  readonly platform?: Platform;
  readonly store?: ReturnType<typeof createStore>;
  /** Strings by namespace, e.g. `{shell: {…}}`; a missing key is rendered as the key. */
  readonly strings?: Readonly<Record<string, LocaleStrings>>;
  /** Locale-free address of the page. */
  readonly at?: string;
  /** Routes with their loaders instead of the page. */
  readonly routes?: readonly RouteObject[];
}

/**
 * A page as rendered by the shell, for `render()` of the testing library: with store, language, platform and router.
 */
export function withPlatform(
  page: ReactNode,
  {
    platform = fakePlatform(),
    store = createStore(),
    strings = {},
    at = '/',
    routes = [{ path: '*', element: page }],
  }: Surroundings = {},
): ReactElement {
  const i18n = createInstance();
  void i18n.init({
    lng: platform.locale,
    fallbackLng: false,
    resources: { [platform.locale]: strings },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const router = createMemoryRouter([...routes], {
    initialEntries: [at],
    getContext: () => new RouterContextProvider(new Map([[platformContext, platform]])),
  });
  const routed = createElement(
    PlatformContext.Provider,
    { value: platform },
    createElement(RouterProvider, { router }),
  );
  return createElement(Provider, { store }, createElement(I18nextProvider, { i18n }, routed));
}
