import type { Logger } from 'pino';
import type { LiveRegistry } from 'shared-contracts/remote/live-registry';
import type { Platform } from 'shared-contracts/platform/platform';
import type { LocaleStrings } from 'shared-contracts/remote/remote-module';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import type { BootData } from '../../src/federation/registry/boot-data.ts';
import type { PatternMatch, RemoteCatalogue } from '../../src/federation/registry/remote-catalogue.ts';
import { manifestInLocale } from '../registry/manifest-in-locale.ts';
import type { Override } from '../registry/overrides.ts';
import type { StoreState } from '../registry/remote-store.ts';
import { sealsOf } from '../registry/seals-of.ts';
import { jitsiScript } from '../security/security-headers.ts';
import type { Settings } from '../settings.ts';
import { splitHead, type HtmlPage, type PreloadFile } from './html-page.ts';
import { pageFiles } from './page-files.ts';
import type { RenderedPage } from './render-here.ts';
import type { ShellBundle } from './shell-bundle.ts';

export interface PageRequest {
  readonly url: URL;
  /** The URL cannot be parsed: it is a 404, whatever its pattern looks like. */
  readonly isInvalidUrl: boolean;
  readonly theme: 'light' | 'dark' | undefined;
  readonly isCrawler: boolean;
  /** Remotes replaced by a developer; none in production. */
  readonly overrides: readonly Override[];
  /** Client address, forwarded so that the API counts its calls as the client’s. */
  readonly client: string;
  readonly log: Pick<Logger, 'error' | 'info'>;
}

/** What a request has led to, for its document. */
export interface PageView {
  readonly page: PageRequest;
  readonly state: StoreState;
  readonly catalogue: RemoteCatalogue;
  readonly navigation: Platform['navigation'];
  readonly locale: Locale;
  /** The shell's own strings in the page's language. */
  readonly strings: LocaleStrings;
  readonly nonce: string;
  readonly match: PatternMatch | undefined;
  /** Undefined where the browser renders the page. */
  readonly rendered: RenderedPage | undefined;
  /** The remote whose code threw here. */
  readonly renderFailure: string | undefined;
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

/** Nothing is reported by crawlers or with overrides, which were never released. */
const reportedLoads = (
  { telemetry }: Settings,
  { page: { isCrawler, overrides }, state, renderFailure }: PageView,
): Pick<BootData, 'reportedLoads'> => {
  if (telemetry === undefined || isCrawler || overrides.length > 0) return {};
  const { secret, oneIn } = telemetry;
  return { reportedLoads: { seals: sealsOf(state.registry, secret), oneIn, renderFailure } };
};

function bootOf(settings: Settings, bundle: ShellBundle, view: PageView): BootData {
  const { page, state, navigation, locale, strings, rendered } = view;
  return {
    locale,
    apiUrl: settings.apiUrl,
    shell: bundle.version,
    late: bundle.late,
    origin: settings.publicOrigin,
    registry: forBrowser(state),
    manifests: Object.fromEntries(
      Object.entries(state.manifests).map(([name, manifest]) => [name, manifestInLocale(manifest, locale)]),
    ),
    navigation,
    refused: state.refused,
    isCrawler: page.isCrawler,
    ...(settings.jitsi === undefined ? {} : { scripts: [jitsiScript(settings.jitsi)] }),
    ...(settings.deadlineScale === 1 ? {} : { deadlineScale: settings.deadlineScale }),
    ...reportedLoads(settings, view),
    strings: rendered?.strings ?? { shell: strings },
    ...(rendered === undefined ? {} : { hydration: rendered.hydration }),
    ...(page.overrides.length === 0 ? {} : { overrides: page.overrides }),
  };
}

/** The document of a page: what was rendered here, or a frame that the browser fills. */
export function pageDocument(settings: Settings, bundle: ShellBundle, view: PageView): HtmlPage {
  const { page, state, catalogue, navigation, locale, strings, nonce, match, rendered } = view;
  const files =
    match === undefined
      ? { scripts: [], styles: [] }
      : pageFiles({ catalogue, locale, hasStrings: rendered !== undefined }, match);
  const preload: PreloadFile[] = [
    ...bundle.fonts.map((url) => ({ url, as: 'font' as const })),
    ...(rendered === undefined ? files.styles : []),
    ...files.scripts,
  ];
  return {
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
          body: bundle.renderFrame({ locale, navigation, shellStrings: strings, url: page.url }),
        }
      : splitHead(rendered.html)),
    notice: state.isStale && !page.isCrawler ? v.parse(v.string(), strings['stale']) : undefined,
    boot: bootOf(settings, bundle, view),
  };
}
