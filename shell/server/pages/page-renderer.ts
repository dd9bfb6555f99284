import { randomBytes } from 'node:crypto';
import { localeOf } from 'shared-contracts/remote/localized-path';
import { navigationOf } from '../../src/app/navigation-of.ts';
import { createCatalogue } from '../../src/federation/registry/remote-catalogue.ts';
import { withOverrides } from '../registry/overrides.ts';
import type { RemoteStore, StoreState } from '../registry/remote-store.ts';
import { contentSecurityPolicy, originsOf } from '../security/security-headers.ts';
import type { Settings } from '../settings.ts';
import { decidePage, type PageDecision } from './decide-page.ts';
import { htmlPage } from './html-page.ts';
import { pageDocument, type PageRequest } from './page-document.ts';
import { renderHere, type RenderOutcome } from './render-here.ts';
import type { ShellBundle } from './shell-bundle.ts';
import { readShellStrings } from './shell-strings.ts';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** After a failure crawlers get a 503 and come back; people get what the browser can render. */
function statusOf(decision: PageDecision, outcome: RenderOutcome | undefined, isCrawler: boolean): number {
  if (outcome?.kind === 'page') return outcome.status;
  if (decision.kind === 'missing' || outcome?.kind === 'missing') return 404;
  const isUnreachable = outcome?.kind === 'fault' || (decision.kind === 'frame' && decision.isUnreachable);
  return isUnreachable && isCrawler ? 503 : 200;
}

/**
 * Renders the document of a URL for what the visitor gets of the store: on the server where the registry says so,
 * otherwise an empty frame for the browser.
 */
export function createPageRenderer(
  settings: Settings,
  store: Pick<RemoteStore, 'sheet' | 'container'>,
  bundle: ShellBundle,
) {
  const shellStrings = readShellStrings(settings.localesDirectory);
  const { render } = bundle;

  return async (page: PageRequest, released: StoreState): Promise<PageAnswer> => {
    const state = withOverrides(released, page.overrides);
    const { registry, refused } = state;
    const catalogue = createCatalogue(registry, state.manifests);
    const decision = decidePage(page, catalogue, { refused, canRender: render !== undefined });
    if (decision.kind === 'redirect') return { status: 301, headers: { location: decision.location }, body: '' };
    const locale = localeOf(page.url.pathname);
    const nonce = randomBytes(16).toString('base64');
    const navigation = navigationOf(state, locale);
    const strings = shellStrings[locale];
    const outcome =
      decision.kind === 'render' && render !== undefined
        ? await renderHere({ render, store, deadline: settings.renderDeadline, log: page.log }, decision, {
            url: page.url,
            locale,
            apiUrl: settings.apiUrl,
            client: page.client,
            origin: settings.publicOrigin ?? page.url.origin,
            catalogue,
            navigation,
            shellStrings: strings,
            nonce,
          })
        : undefined;
    if (outcome?.kind === 'response') {
      const location = outcome.response.headers.get('location');
      return { status: outcome.response.status, headers: location === null ? {} : { location }, body: '' };
    }
    const document = pageDocument(settings, bundle, {
      ...{ page, state, catalogue, navigation, locale, strings, nonce },
      match: decision.kind === 'missing' ? undefined : decision.match,
      rendered: outcome?.kind === 'page' ? outcome : undefined,
      renderFailure: outcome?.kind === 'fault' ? outcome.remote : undefined,
    });
    const devOrigins =
      settings.devShellScript === undefined
        ? page.overrides.map(({ manifest }) => new URL(manifest).origin)
        : [new URL(settings.devShellScript).origin, ...originsOf(registry)];
    const { apiUrl, jitsi } = settings;
    return {
      status: statusOf(decision, outcome, page.isCrawler),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy({ nonce, apiUrl, registry, devOrigins, jitsi }),
        'cache-control': 'private, no-cache',
        vary: 'Cookie',
      },
      body: htmlPage(document),
    };
  };
}
