import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import 'shared-ui/fonts.css';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createPlatform } from './app/create-platform.ts';
import { guard } from './app/guard.ts';
import { readBootData, type HydrationState } from './federation/boot-data.ts';
import { BrowserApp } from './federation/browser-app.tsx';
import { createBrowserRemoteLoader } from './federation/browser-remote-loader.ts';
import { createAppRouter } from './federation/create-app-router.ts';
import { createI18n } from './federation/create-i18n.ts';
import { createNamespaceLoader } from './federation/namespaces.ts';
import { preloadOnIntent } from './federation/preload-on-intent.ts';
import './federation/provided-modules.ts';
import { provideRuntime } from './federation/provide-runtime.ts';
import { createCatalogue } from './federation/remote-catalogue.ts';
import { createRouteSource } from './federation/route-source.ts';

/** Starts the document: reads what the server wrote, builds the platform and the router, and draws or takes over the page. */
export async function bootstrap(): Promise<void> {
  provideRuntime();
  const boot = readBootData();
  const i18n = createI18n(boot.locale, boot.strings);
  const store = createStore();
  const catalogue = createCatalogue(boot.registry, boot.manifests);
  const loader = createBrowserRemoteLoader(catalogue, boot.refused);
  let navigate: (to: string) => void = (to) => window.location.assign(to);
  const platform = createPlatform({
    locale: boot.locale,
    apiUrl: boot.apiUrl,
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

  const start = async (hydration?: HydrationState) => {
    const started = await createAppRouter({ platform, source, hydration });
    navigate = (to) => void started.router.navigate(to);
    return started;
  };
  const { router, isHydratable } = await start(boot.hydration);
  const app = (
    <BrowserApp
      platform={platform}
      i18n={i18n}
      store={store}
      source={source}
      firstRouter={router}
      retry={(remote) => {
        loader.forget(remote);
        return start().then((started) => started.router);
      }}
    />
  );
  const container = document.getElementById('root');
  if (container === null) throw new Error('This page has no #root');
  if (isHydratable)
    startTransition(
      () =>
        void hydrateRoot(container, app, {
          onRecoverableError: (error) => platform.telemetry.error(error, { phase: 'hydration' }),
        }),
    );
  else createRoot(container).render(app);
  preloadOnIntent(catalogue, loader);
}
