import { createInstance } from 'i18next';
import { createStore, Provider } from 'jotai';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterContextProvider, RouterProvider, type RouteObject } from 'react-router-dom';
import { platformContext, PlatformContext } from '../platform/platform-context.ts';
import type { Platform } from '../platform/platform.ts';
import type { LocaleStrings } from '../remote/remote-module.ts';
import { fakePlatform } from './fake-platform.ts';

/** What {@link withPlatform} builds around an element. */
export interface Surroundings {
  readonly platform?: Platform;
  readonly store?: ReturnType<typeof createStore>;
  /** Words by namespace, e.g. `{shell: {…}}`; a key without words reads as the key. */
  readonly strings?: Readonly<Record<string, LocaleStrings>>;
  /** Locale-free address that the page stands at. */
  readonly at?: string;
  /** Routes with their loaders in place of the page. */
  readonly routes?: readonly RouteObject[];
}

/** A page as the shell would show it, for `render()` of the testing library: store, language, platform and router around it. */
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
