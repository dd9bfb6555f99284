import { createStore } from 'jotai';
import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { platformContext } from 'shared-contracts/platform/platform-context';
import type { Platform } from 'shared-contracts/platform/platform';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { basenameOf, withoutLocale } from 'shared-contracts/remote/localized-path';
import type { LocaleStrings } from 'shared-contracts/remote/remote-module';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { App } from './app/app.tsx';
import { createPlatform } from './app/create-platform.ts';
import { closedPagesOf } from './app/navigation-of.ts';
import type { HydrationState } from './federation/registry/boot-data.ts';
import type { TelemetrySink } from './app/telemetry/create-telemetry.ts';
import { createI18n } from './app/create-i18n.ts';
import { frameRoutes } from './federation/mounting/frame-routes.tsx';
import { LayoutsContext } from './federation/mounting/layout-slot.tsx';
import { createNamespaceLoader } from './federation/mounting/namespaces.ts';
import './federation/loading/provided-modules.ts';
import type { RemoteCatalogue } from './federation/registry/remote-catalogue.ts';
import { PendingFrame } from './federation/mounting/pending-frame.tsx';
import { renderToHtml } from './federation/mounting/render-to-html.ts';
import { createRouteSource } from './federation/mounting/route-source.ts';
import { createServerRemoteLoader, type ReadContainer } from './federation/loading/server-remote-loader.ts';

export interface RenderInput {
  readonly request: Request;
  readonly locale: Locale;
  readonly apiUrl: string;
  /** Client address. */
  readonly client: string;
  /** Origin of the site, for absolute links. */
  readonly origin: string;
  readonly catalogue: RemoteCatalogue;
  readonly navigation: Platform['navigation'];
  /** The shell's own strings in the page's language. */
  readonly shellStrings: LocaleStrings;
  readonly nonce: string;
  /** False: only whether the page exists is checked; the browser renders it. */
  readonly shouldRender: boolean;
  readonly readContainer: ReadContainer;
  /** Log target. */
  readonly sink: TelemetrySink;
}

export type RenderOutput =
  | { readonly kind: 'response'; readonly response: Response }
  /** What the page shows does not exist: the browser renders the 404 page, the server sends the status. */
  | { readonly kind: 'missing' }
  /** It exists, and was not to be rendered. */
  | { readonly kind: 'found' }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly strings: Readonly<Record<string, LocaleStrings>>;
      readonly hydration: HydrationState;
    };

const isMissing = (failure: unknown): boolean =>
  failure instanceof ProblemError
    ? failure.problem.status === 404
    : isRouteErrorResponse(failure) && failure.status === 404;

/**
 * Renders one page from the server builds of the remotes: the same route objects as in the browser, with an i18next
 * instance, a store and a platform of this request. Without `shouldRender` it stops after the loaders.
 * @throws what a loader or the page throws; the caller then sends the frame that the browser fills
 */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const { request, locale, catalogue } = input;
  const i18n = createI18n(locale, { shell: input.shellStrings });
  const store = createStore();
  const platform = createPlatform({
    locale,
    apiUrl: input.apiUrl,
    i18n,
    store,
    side: 'server',
    client: input.client,
    origin: input.origin,
    sink: input.sink,
    navigate: () => undefined,
    navigation: input.navigation,
    closedPages: closedPagesOf({ remotes: catalogue.entries }),
  });
  const source = createRouteSource({
    catalogue,
    loader: createServerRemoteLoader(catalogue, input.readContainer),
    loadNamespaces: createNamespaceLoader(i18n, locale, () => undefined),
    guard: () => undefined,
    onError: (error) => {
      throw error;
    },
  });
  const routes = frameRoutes(
    await source.mountsFor(withoutLocale(new URL(request.url).pathname), false),
    source.loadLayout,
  );
  const handler = createStaticHandler(routes, { basename: basenameOf(locale) });
  const requestContext = new RouterContextProvider();
  requestContext.set(platformContext, platform);
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return { kind: 'response', response: context };
  const { loaderData, actionData, errors, statusCode } = context;
  const failure = Object.values(errors ?? {})[0];
  if (isMissing(failure)) return { kind: 'missing' };
  if (failure !== undefined) throw failure;
  if (!input.shouldRender) return { kind: 'found' };

  const html = await renderToHtml(
    <App platform={platform} i18n={i18n} store={store}>
      <LayoutsContext value={source.layouts}>
        {/* In the browser the page comes to life when its code is there, what is around it at once; a card may stand above it there. */}
        {null}
        <Suspense>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Suspense>
      </LayoutsContext>
    </App>,
    input.nonce,
  );
  return {
    kind: 'page',
    status: statusCode,
    html,
    strings: { ...i18n.store.data[locale] } as Record<string, LocaleStrings>,
    hydration: { loaderData, actionData, errors: null },
  };
}

export type FrameInput = Pick<RenderInput, 'locale' | 'navigation' | 'shellStrings'> & {
  /** URL of the document. */
  readonly url: URL;
};

/** The frame of a page that the browser renders, in the page's language. Nobody is signed in here. */
export function renderFrame({ locale, navigation, shellStrings, url }: FrameInput): string {
  const t = createI18n(locale, { shell: shellStrings }).getFixedT(null, 'shell');
  return renderToStaticMarkup(
    <>
      <PendingFrame t={t} platform={{ locale, navigation, session: { user: null } }} address={url} />
      <noscript>
        <p>{t('loading.needsScript')}</p>
      </noscript>
    </>,
  );
}
