import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import 'shared-ui/fonts.css';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { withoutLocale } from 'shared-contracts/remote/localized-path';
import { App } from './app/app.tsx';
import { createPlatform } from './app/create-platform.ts';
import { countNavigations } from './app/events/count-navigations.ts';
import { guard } from './app/guard.ts';
import { readBootData } from './federation/boot-data.ts';
import { BrowserApp } from './federation/browser-app.tsx';
import { createBrowserRemoteLoader } from './federation/browser-remote-loader.ts';
import { createAppRouter, type AppRouter } from './federation/create-app-router.ts';
import { createI18n } from './federation/create-i18n.ts';
import { isStillWhereItCame } from './federation/is-still-where-it-came.ts';
import { createNamespaceLoader } from './federation/namespaces.ts';
import { preloadOnIntent } from './federation/preload-on-intent.ts';
import './federation/provided-modules.ts';
import { provideRuntime } from './federation/provide-runtime.ts';
import { createCatalogue } from './federation/remote-catalogue.ts';
import { resumeAppRouter } from './federation/resume-app-router.ts';
import { createRouteSource } from './federation/route-source.ts';
import { showCardAbove } from './federation/show-card-above.tsx';
import { restrictScripts } from './federation/trust-rules.ts';

declare const __webpack_public_path__: string;

/** Starts the document: reads what the server wrote, builds the platform and the router, and draws or takes over the page. */
export async function bootstrap(): Promise<void> {
  provideRuntime();
  const boot = readBootData();
  restrictScripts(boot.registry, __webpack_public_path__);
  const i18n = createI18n(boot.locale, boot.strings);
  // With hot reload an edited file of strings looks for it, see `webpack/plugins/hot-strings-loader.ts`.
  if (process.env.NODE_ENV === 'development') Reflect.set(globalThis, '__NIMBIA_I18N__', i18n);
  const store = createStore();
  const catalogue = createCatalogue(boot.registry, boot.manifests);
  const loader = createBrowserRemoteLoader({
    catalogue,
    refused: boot.refused,
    locale: boot.locale,
    hasStrings: (namespace) => i18n.hasResourceBundle(boot.locale, namespace),
  });
  let navigate: (to: string) => void = (to) => window.location.assign(to);
  const platform = createPlatform({
    locale: boot.locale,
    apiUrl: boot.apiUrl,
    ...(boot.origin === undefined ? {} : { origin: boot.origin }),
    i18n,
    store,
    side: 'browser',
    navigate: (to) => navigate(to),
  });
  const source = createRouteSource({
    catalogue,
    loader,
    loadNamespaces: createNamespaceLoader(i18n, boot.locale),
    guard: (request) => guard({ request, platform, store }),
    onError: (error, remote) => platform.telemetry.error(error, { remote }),
  });

  const container = document.getElementById('root');
  if (container === null) throw new Error('This page has no #root');
  const { hydration } = boot;

  const follow = (router: AppRouter): AppRouter => {
    navigate = (to) => void router.navigate(to);
    countNavigations(router, store);
    return router;
  };
  const draw = (firstRouter: AppRouter): void => {
    const app = (
      <BrowserApp
        platform={platform}
        i18n={i18n}
        store={store}
        source={source}
        firstRouter={follow(firstRouter)}
        retry={(remote) => {
          source.forget(remote);
          return follow(createAppRouter({ platform, source }));
        }}
      />
    );
    if (hydration === undefined || !isStillWhereItCame()) createRoot(container).render(app);
    else
      startTransition(
        () =>
          void hydrateRoot(container, app, {
            onRecoverableError: (error) => {
              // Who goes somewhere while React takes over gets that page drawn anew, as they should.
              if (isStillWhereItCame()) platform.telemetry.error(error, { phase: 'hydration' });
            },
          }),
      );
    preloadOnIntent(catalogue, loader);
  };
  if (hydration === undefined) return draw(createAppRouter({ platform, source }));

  /** Takes the page over; answers the remote that it waits for when that cannot be had. */
  const takeOver = async (): Promise<string | undefined> => {
    const router = await resumeAppRouter({ platform, source, hydration });
    if (router !== undefined) return void draw(router);
    return [...source.failures][0] ?? catalogue.match(withoutLocale(window.location.pathname))?.entry.name;
  };
  const failed = await takeOver();
  if (failed === undefined) return;
  showCardAbove({
    page: container,
    remote: failed,
    wrap: (card) => (
      <App platform={platform} i18n={i18n} store={store}>
        {card}
      </App>
    ),
    retry: (remote) => {
      source.forget(remote);
      return takeOver();
    },
  });
}
