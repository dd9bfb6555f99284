import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import * as remotePublic from '../../../../remote-public/src/remote.tsx';

/** Under the name of its first page, so that one request brings the area's routes, its frame and that page. */
const clientArea = (): Promise<RemoteModule> =>
  import(/* webpackChunkName: "page-dashboard" */ '../../../../remote-user/src/remote.tsx');

/** Under the names by which the area asks for its words itself. */
const words: Readonly<Record<Locale, () => Promise<unknown>>> = {
  fr: () => import(/* webpackChunkName: "words-fr" */ '../../../../remote-user/src/locales/fr/frame.json'),
  en: () => import(/* webpackChunkName: "words-en" */ '../../../../remote-user/src/locales/en/frame.json'),
};

/** As the shell does it; which files those are says the document (`rewrite-document.ts`). */
function preload(remote: string): void {
  const files = document.querySelector<HTMLMetaElement>(`meta[name="${remote}"]`)?.content.split(' ') ?? [];
  for (const href of files.filter((file) => document.querySelector(`link[href="${file}"]`) === null)) {
    const as = href.endsWith('.css') ? 'style' : 'script';
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }));
  }
}

/**
 * Stands in the monolith where the shell has its loader of remotes: the public pages are compiled in, the client's area is a part that
 * is fetched at the click, as a site without federation would: code, sheet and words at once.
 */
export function createBrowserRemoteLoader({ locale }: { readonly locale: Locale }) {
  const load = async (remote: string): Promise<RemoteModule> => {
    if (remote !== 'remote-user') return remotePublic;
    const [area] = await Promise.all([clientArea(), words[locale]()]);
    return area;
  };
  return { load, preload, forget: () => undefined, isInUse: () => false };
}
