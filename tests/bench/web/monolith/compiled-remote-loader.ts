import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import * as remotePublic from '../../../../remote-public/src/remote.tsx';

/** In the chunk of its first page, so that one request brings the area's routes, layout and that page. */
const clientArea = (): Promise<RemoteModule> =>
  import(/* webpackChunkName: "page-dashboard" */ '../../../../remote-user/src/remote.tsx');

/** In the files in which the area requests its strings itself, whose names `entryWords` gives: a chunk needs its own. */
const words: Readonly<Record<Locale, () => Promise<unknown>>> = {
  fr: () => import(/* webpackChunkName: "area-words-fr" */ '../../../../remote-user/src/locales/fr/frame.json'),
  en: () => import(/* webpackChunkName: "area-words-en" */ '../../../../remote-user/src/locales/en/frame.json'),
};

/** As in the shell; the document lists the files (`rewrite-document.ts`). */
function preload(remote: string): void {
  const files = document.querySelector<HTMLMetaElement>(`meta[name="${remote}"]`)?.content.split(' ') ?? [];
  for (const href of files.filter((file) => document.querySelector(`link[href="${file}"]`) === null)) {
    const as = href.endsWith('.css') ? 'style' : 'script';
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }));
  }
}

/**
 * Replaces the shell's remote loader in the monolith: the public pages are compiled in, and the client area is fetched
 * on click as a site without federation would do it: code, sheet and strings at once.
 */
export function createBrowserRemoteLoader({ locale }: { readonly locale: Locale }) {
  const load = async (remote: string): Promise<RemoteModule> => {
    if (remote !== 'remote-user') return remotePublic;
    const [area] = await Promise.all([clientArea(), words[locale]()]);
    return area;
  };
  return { load, preload, forget: () => undefined, isInUse: () => false };
}
