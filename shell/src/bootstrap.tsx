import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import 'shared-ui/fonts.css';
import { createStore } from 'jotai';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { withoutLocale } from 'shared-contracts/remote/localized-path';
import { createPlatform } from './app/create-platform.ts';
import { countNavigations } from './app/events/count-navigations.ts';
import { guard } from './app/guard.ts';
import { closedPagesOf } from './app/navigation-of.ts';
import { sendLoads } from './app/telemetry/send-loads.ts';
import { updateAtom } from './app/update/update.ts';
import { attributeErrors } from './federation/recovery/attribute-errors.ts';
import { readBootData } from './federation/registry/boot-data.ts';
import { BrowserApp, type ServerRenderedPage, type BrowserAppProps } from './federation/mounting/browser-app.tsx';
import { unavailableRemoteAtom } from './federation/recovery/unavailable-remote.tsx';
import { createBrowserRemoteLoader } from './federation/loading/browser-remote-loader.ts';
import { interceptShellChunks } from './federation/loading/intercept-shell-chunks.ts';
import { createAppRouter, type AppRouter } from './federation/mounting/create-app-router.ts';
import { createI18n } from './app/create-i18n.ts';
import { createReplacementCheck, isSuperseded } from './federation/new-versions/create-replacement-check.ts';
import { destinationOf, type Destination } from './federation/new-versions/destination-of.ts';
import { isAtInitialAddress } from './federation/mounting/is-at-initial-address.ts';
import { createLoadMetrics, LoadMetricsContext } from './federation/loading/load-metrics.ts';
import { createNamespaceLoader } from './federation/mounting/namespaces.ts';
import { preloadOnIntent } from './federation/loading/preload-on-intent.ts';
import type { RemoteRuntime } from './federation/loading/provide-file-loader.ts';
import './federation/loading/provided-modules.ts';
import { scaleDeadlines } from './federation/loading/with-deadline.ts';
import { provideRuntime } from './federation/loading/provide-runtime.ts';
import { createCatalogue } from './federation/registry/remote-catalogue.ts';
import { asRemoteError, failureContext, whenDiagnosed } from './federation/loading/remote-error.ts';
import { resumeAppRouter } from './federation/mounting/resume-app-router.ts';
import { createRouteSource, neverRendered } from './federation/mounting/route-source.ts';
import { restrictScripts } from './federation/registry/trust-rules.ts';
import { hasUnsavedInput } from './federation/new-versions/unsaved-input.ts';
import { trackInput } from './federation/new-versions/track-input.ts';
import type { Watch } from './federation/new-versions/watch.ts';
import { wasCancelled } from 'shared-contracts/processes/was-cancelled';

/** Delay in milliseconds before work that nobody waits for. */
const watchDelay = 5_000;

declare const __webpack_public_path__: string;
declare const __webpack_require__: RemoteRuntime;

/** Starts the document: reads the boot data, creates the platform and the router, and renders or hydrates the page. */
export async function bootstrap(): Promise<void> {
  provideRuntime();
  const written = readBootData();
  const { deadlineScale = 1 } = written;
  scaleDeadlines(deadlineScale);
  restrictScripts(written.registry, __webpack_public_path__, written.scripts);
  interceptShellChunks(__webpack_require__, written.late);
  const boot = (await window._NIMBIA_APPLY_OVERRIDES?.(written)) ?? written;
  const i18n = createI18n(boot.locale, boot.strings);
  // Hot reload of strings uses it (`webpack/plugins/hot-strings-loader.ts`).
  if (process.env.NODE_ENV === 'development') Reflect.set(globalThis, '__NIMBIA_I18N__', i18n);
  const store = createStore();
  let current: AppRouter | undefined;
  const destination = (): Destination =>
    current === undefined ? { href: window.location.href, isElsewhere: false } : destinationOf(current);
  const watch: Watch = {};
  const catalogue = createCatalogue(boot.registry, boot.manifests);
  const metrics = createLoadMetrics({
    entries: catalogue.entries,
    reported: boot.reportedLoads,
    send: sendLoads(boot.apiUrl),
  });
  const typed = trackInput();
  const hasInput = (): boolean => typed().some(({ value }) => value !== '');
  const reload = (): void => {
    const isLost = hasUnsavedInput(typed(), window.location.href);
    if (!isLost || window.confirm(i18n.t('update.typed', { ns: 'shell' }))) window.location.reload();
  };
  const announceUpdate = (): void => store.set(updateAtom, { reload });
  const loader = createBrowserRemoteLoader({
    catalogue,
    metrics,
    refused: boot.refused,
    locale: boot.locale,
    hasStrings: (namespace) => i18n.hasResourceBundle(boot.locale, namespace),
    isSuperseded,
    isReplaced: createReplacementCheck(
      typed,
      destination,
      (error, remote) => platform.telemetry.error(error, { of: remote, phase: 'new version' }), // the shell's own failure
    ),
    onOutdated: announceUpdate,
    hasInput,
    onMissing: () => platform.toast.error(i18n.t('missingPart', { ns: 'shell' })),
  });
  let navigate: (to: string) => void = (to) => window.location.assign(to);
  const platform = createPlatform({
    locale: boot.locale,
    apiUrl: boot.apiUrl,
    deadlineScale,
    ...(boot.origin === undefined ? {} : { origin: boot.origin }),
    i18n,
    store,
    side: 'browser',
    navigation: boot.navigation,
    closedPages: closedPagesOf(boot.registry),
    navigate: (to) => navigate(to),
    onRemoteError: metrics.failed,
  });
  const tell = (error: unknown, remote: string): void => {
    if (wasCancelled(error)) return;
    // Reported at once: the person may leave before the cause is known.
    metrics.failed(remote, error);
    void whenDiagnosed(error).then(() => platform.telemetry.error(error, failureContext(remote, error)));
  };
  const source = createRouteSource({
    catalogue,
    loader,
    loadNamespaces: createNamespaceLoader(i18n, boot.locale, (error, remote) =>
      tell(asRemoteError(remote, 'strings', error), remote),
    ),
    guard: (request) => guard({ request, destination: destination().href, platform, store }),
    onError: tell,
  });

  attributeErrors(catalogue.entries, platform.telemetry);
  const startWatching = async (): Promise<void> => {
    try {
      const { watchDocument } = await import('./federation/new-versions/watch-document.ts');
      watchDocument(watch, {
        catalogue,
        shell: boot.shell,
        isInUse: (remote) => loader.isInUse(remote),
        router: () => current,
        onReady: announceUpdate,
      });
    } catch {
      setTimeout(() => void startWatching(), watchDelay);
    }
  };
  setTimeout(() => void startWatching(), watchDelay);

  const container = document.getElementById('root');
  if (container === null) throw new Error('This page has no #root');
  const { hydration } = boot;

  const follow = (router: AppRouter): AppRouter => {
    navigate = (to) => void router.navigate(to);
    current = router;
    countNavigations(router, store);
    router.subscribe(() => watch.navigated?.());
    return router;
  };
  const leaving = new AbortController();
  const open = (): AppRouter => {
    leaving.abort();
    return follow(createAppRouter({ platform, source }));
  };
  const app = (first: BrowserAppProps['first']) => (
    <LoadMetricsContext value={metrics}>
      <BrowserApp
        platform={platform}
        i18n={i18n}
        store={store}
        source={source}
        first={first}
        open={open}
        hasInput={hasInput}
        watch={watch}
      />
    </LoadMetricsContext>
  );
  preloadOnIntent(catalogue, loader);
  if (hydration === undefined || !isAtInitialAddress()) return createRoot(container).render(app({ router: open() }));

  const currentRemote = (): string | undefined => catalogue.match(withoutLocale(window.location.pathname))?.entry.name;
  const showUnavailable = (remote: string | undefined): void => {
    if (remote !== undefined) store.set(unavailableRemoteAtom, (last) => ({ remote, times: (last?.times ?? 0) + 1 }));
  };
  let resolveRouter: (router: AppRouter) => void = () => undefined;
  const router = new Promise<AppRouter>((resolve) => {
    resolveRouter = resolve;
  });
  const hydratePage = async (): Promise<void> => {
    const resumed = await resumeAppRouter({ platform, source, hydration, signal: leaving.signal });
    if (resumed === 'left') return;
    if (resumed === undefined) return showUnavailable([...source.failures.keys()][0] ?? currentRemote());
    resolveRouter(follow(resumed));
  };
  const serverPage: ServerRenderedPage = {
    router,
    resume: (remote) => {
      source.forget(remote);
      void hydratePage();
    },
    onStuck: () => {
      const remote = currentRemote();
      if (remote !== undefined) source.fail(neverRendered(remote), remote);
      showUnavailable(remote);
    },
  };
  hydrateRoot(container, app(serverPage), {
    onRecoverableError: (error) => {
      // After a navigation during hydration the page is rendered anew, as intended.
      if (isAtInitialAddress()) platform.telemetry.error(error, { phase: 'hydration' });
    },
  });
  await hydratePage();
}
