import { act, render } from '@testing-library/react';
import { createStore } from 'jotai';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import type { LocaleStrings } from 'shared-contracts/remote/remote-module';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { sessionAnswerOf } from 'shared-contracts/testing/session-users';
import { createI18n } from '../create-i18n.ts';
import english from '../../locales/en/shell.json';
import french from '../../locales/fr/shell.json';
import { App } from '../app.tsx';
import { createPlatform } from '../create-platform.ts';
import { countNavigations } from '../events/count-navigations.ts';
import { Root } from '../root.tsx';
import { RouteError } from '../route-error.tsx';
import { apiUrl } from './fake-api.ts';

export interface Scene {
  readonly at?: string;
  readonly locale?: Locale;
  readonly user?: SessionUser | null;
  /** Pages below the root; their errors are the root's. */
  readonly pages: RouteObject[];
}

/** The shell's app around pages of the test, with its real platform: only the network is missing. */
export async function showApp({ at = '/', locale = 'en', user = null, pages }: Scene) {
  const store = createStore();
  const strings: LocaleStrings = locale === 'fr' ? french : english;
  const i18n = createI18n(locale, { shell: strings });
  const platform = createPlatform({ locale, apiUrl, i18n, store, side: 'browser', navigate: () => undefined });
  if (user) platform.session.start(sessionAnswerOf(user));
  const router = createMemoryRouter(
    [{ id: 'root', element: <Root />, errorElement: <RouteError />, HydrateFallback: () => null, children: pages }],
    {
      initialEntries: [at],
    },
  );
  countNavigations(router, store);
  const view = await act(async () =>
    render(
      <App platform={platform} i18n={i18n} store={store}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
  return { ...view, platform, store, router };
}
