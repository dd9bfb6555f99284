import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { LiveRegistry, RegistryEntry } from 'shared-contracts/remote/live-registry';
import { localeOf, withoutLocale } from 'shared-contracts/remote/localized-path';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import type { RenderOutput } from '../../src/entry-server.tsx';
import { navigationOf } from '../../src/app/navigation-of.ts';
import type { BootData } from '../../src/federation/registry/boot-data.ts';
import {
  createCatalogue,
  type PatternMatch,
  type RemoteCatalogue,
} from '../../src/federation/registry/remote-catalogue.ts';
import { withDeadline } from '../../src/federation/loading/with-deadline.ts';
import { htmlPage, splitHead, type HtmlPage, type PreloadFile } from './html-page.ts';
import { manifestInLocale } from '../registry/manifest-in-locale.ts';
import { withOverrides, type Override } from '../registry/overrides.ts';
import { pageFiles, type PageFiles } from './page-files.ts';
import { canonicalPath } from './canonical-path.ts';
import { remoteAtFault } from '../registry/remote-at-fault.ts';
import type { RemoteStore, StoreState } from '../registry/remote-store.ts';
import { sealsOf } from '../registry/seals-of.ts';
import { contentSecurityPolicy, jitsiScript, originsOf } from '../security/security-headers.ts';
import type { Settings } from '../settings.ts';
import type { ShellBundle } from './shell-bundle.ts';
import { readShellStrings } from './shell-strings.ts';

export interface PageRequest {
  readonly url: URL;
  /** The URL cannot be parsed: it is a 404, whatever its pattern looks like. */
  readonly isInvalidUrl: boolean;
  readonly theme: 'light' | 'dark' | undefined;
  readonly isCrawler: boolean;
  /** Visitor number that decides the release channel (`liveRegistry`). */
  readonly visitor: number | undefined;
  /** Remotes replaced by a developer; none in production. */
  readonly overrides: readonly Override[];
  /** Client address, forwarded so that the API counts its calls as the client’s. */
  readonly client: string;
  readonly log: Pick<Logger, 'error' | 'info'>;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Page = Extract<RenderOutput, { readonly kind: 'page' }>;
/** With its style sheets, without which it is not sent. */
type RenderedPage = Page & Pick<HtmlPage, 'styles'>;

/** It could not be rendered here. */
interface Fault {
  readonly kind: 'fault';
  /** The remote whose code threw. */
  readonly remote: string | undefined;
}

/**
 * A browser needs the integrity of a manifest only when it fetches the manifest itself; the manifest has the integrity
 * of all other files.
 */
const forBrowser = ({ registry }: StoreState): LiveRegistry => ({
  remotes: registry.remotes.map(({ shared: _, ...entry }) => {
    const integrity = entry.integrity[entry.manifest];
    return { ...entry, integrity: integrity === undefined ? {} : { [entry.manifest]: integrity } };
  }),
});

/** The remotes that a page needs: its own and the one that provides its layout. */
const neededBy = (catalogue: RemoteCatalogue, { entry, pattern }: PatternMatch): readonly RegistryEntry[] => {
  const provider = pattern.layout === null ? undefined : catalogue.providerOf(pattern.layout);
  return provider === undefined ? [entry] : [entry, provider];
};

/**
 * Renders the document of a URL: on the server where the registry says so, otherwise an empty frame for the browser.
 */
export function createPageRenderer(settings: Settings, store: RemoteStore, bundle: ShellBundle) {
  const shellStrings = readShellStrings(settings.localesDirectory);

  const readSheet = async ({ file, url, integrity }: PageFiles['styles'][number]) => ({
    file,
    css: await store.sheet(url, integrity),
  });

  const renderHere = async (
    page: PageRequest,
    state: StoreState,
    locale: Locale,
    nonce: string,
    {
      entry,
      shouldRender,
      sheets,
    }: Pick<PatternMatch, 'entry'> & {
      readonly shouldRender: boolean;
      readonly sheets: PageFiles['styles'];
    },
  ): Promise<Exclude<RenderOutput, Page> | RenderedPage | Fault | undefined> => {
    if (bundle.render === undefined) return undefined;
    try {
      const input = {
        request: new Request(page.url),
        locale,
        apiUrl: settings.apiUrl,
        client: page.client,
        origin: settings.publicOrigin ?? page.url.origin,
        registry: state.registry,
        manifests: state.manifests,
        navigation: navigationOf(state, locale),
        shellStrings: shellStrings[locale],
        nonce,
        shouldRender,
        readContainer: store.container,
        sink: {
          error: (message: string, record: unknown) => page.log.error(record, message),
          event: (message: string, record: unknown) => page.log.info(record, message),
        },
      };
      const work = Promise.all([bundle.render(input), Promise.all(shouldRender ? sheets.map(readSheet) : [])]);
      const [outcome, styles] = await withDeadline(work, settings.renderDeadline, `rendering ${page.url.pathname}`);
      return outcome.kind === 'page' ? { ...outcome, styles } : outcome;
    } catch (error) {
      const { name: remote, version } = entry;
      page.log.error(
        { err: error, step: 'render', remote, version, path: page.url.pathname },
        'not rendered here, the browser does it',
      );
      return { kind: 'fault', remote: remoteAtFault(state.registry.remotes, error) };
    }
  };

  /** Nothing is reported by crawlers or with overrides, which were never released. */
  const reportedLoads = (
    registry: LiveRegistry,
    { isCrawler, overrides }: PageRequest,
    renderFailure: string | undefined,
  ): Pick<BootData, 'reportedLoads'> => {
    if (settings.telemetry === undefined || isCrawler || overrides.length > 0) return {};
    const { secret, oneIn } = settings.telemetry;
    return { reportedLoads: { seals: sealsOf(registry, secret), oneIn, renderFailure } };
  };

  return async (page: PageRequest): Promise<PageAnswer> => {
    const state = withOverrides(await store.read(page.visitor), page.overrides);
    const locale = localeOf(page.url.pathname);
    const nonce = randomBytes(16).toString('base64');
    const catalogue = createCatalogue(state.registry, state.manifests);
    const match: PatternMatch | undefined = page.isInvalidUrl
      ? undefined
      : catalogue.match(withoutLocale(page.url.pathname));
    const needed = match === undefined ? [] : neededBy(catalogue, match);
    const isRefused = needed.some(({ name }) => Object.hasOwn(state.refused, name));
    /** The server renders the page, or checks whether it exists. */
    const isForServer =
      match !== undefined && match.pattern.render !== 'browser' && needed.every(({ server }) => server !== null);
    const isOurs = isForServer && bundle.render !== undefined && !isRefused;
    const canonical = match === undefined ? page.url.pathname : canonicalPath(page.url.pathname, match.pattern.pattern);
    if (canonical !== page.url.pathname)
      return { status: 301, headers: { location: canonical + page.url.search }, body: '' };
    const shouldRender = match?.pattern.render === 'server';
    const filesOf = (hasStrings: boolean): PageFiles =>
      match === undefined ? { scripts: [], styles: [] } : pageFiles({ catalogue, locale, hasStrings }, match);
    const outcome = isOurs
      ? await renderHere(page, state, locale, nonce, { entry: match.entry, shouldRender, sheets: filesOf(true).styles })
      : undefined;
    if (outcome?.kind === 'response') {
      const location = outcome.response.headers.get('location');
      return { status: outcome.response.status, headers: location === null ? {} : { location }, body: '' };
    }
    const rendered = outcome?.kind === 'page' ? outcome : undefined;
    // After a failure crawlers get a 503 and come back; people get what the browser can render.
    const isMissing = match === undefined || outcome?.kind === 'missing';
    const fault = outcome?.kind === 'fault' ? outcome : undefined;
    const isUnreachable = fault !== undefined || (isForServer && isRefused);
    const fallbackStatus = isMissing ? 404 : isUnreachable && page.isCrawler ? 503 : 200;
    const files = filesOf(rendered !== undefined);
    const preload: PreloadFile[] = [
      ...bundle.fonts.map((url) => ({ url, as: 'font' as const })),
      ...(rendered === undefined ? files.styles : []),
      ...files.scripts,
    ];
    const body = htmlPage({
      locale,
      theme: page.theme,
      nonce,
      script: { url: bundle.script, integrity: bundle.integrity },
      developer: bundle.developer?.script,
      styles: [...bundle.styles, ...(rendered?.styles ?? []), ...(bundle.developer?.styles ?? [])],
      sheet: bundle.hotSheet,
      // With hot reload a preloaded sheet would be fetched again at each edit, unused.
      preload: bundle.hotSheet === undefined ? preload : [],
      ...(rendered === undefined
        ? {
            // React hoists the page’s own title before it; this one is the fallback.
            head: '<title>Nimbia</title>',
            body: bundle.renderFrame({
              locale,
              navigation: navigationOf(state, locale),
              shellStrings: shellStrings[locale],
              url: page.url,
            }),
          }
        : splitHead(rendered.html)),
      notice: state.isStale && !page.isCrawler ? v.parse(v.string(), shellStrings[locale]['stale']) : undefined,
      boot: {
        locale,
        apiUrl: settings.apiUrl,
        shell: bundle.version,
        late: bundle.late,
        origin: settings.publicOrigin,
        registry: forBrowser(state),
        manifests: Object.fromEntries(
          Object.entries(state.manifests).map(([name, manifest]) => [name, manifestInLocale(manifest, locale)]),
        ),
        navigation: navigationOf(state, locale),
        refused: state.refused,
        isCrawler: page.isCrawler,
        ...(settings.jitsi === undefined ? {} : { scripts: [jitsiScript(settings.jitsi)] }),
        ...(settings.deadlineScale === 1 ? {} : { deadlineScale: settings.deadlineScale }),
        ...reportedLoads(state.registry, page, fault?.remote),
        strings: rendered?.strings ?? { shell: shellStrings[locale] },
        ...(rendered === undefined ? {} : { hydration: rendered.hydration }),
        ...(page.overrides.length === 0 ? {} : { overrides: page.overrides }),
      },
    });
    const devOrigins =
      settings.devShellScript === undefined
        ? page.overrides.map(({ manifest }) => new URL(manifest).origin)
        : [new URL(settings.devShellScript).origin, ...originsOf(state.registry)];
    const policy = contentSecurityPolicy({
      nonce,
      apiUrl: settings.apiUrl,
      registry: state.registry,
      devOrigins,
      jitsi: settings.jitsi,
    });
    return {
      status: rendered?.status ?? fallbackStatus,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'private, no-cache',
        vary: 'Cookie',
      },
      body,
    };
  };
}
