/** A page with its links and link targets. */
export interface Found {
  /** Without a fragment. */
  readonly url: string;
  readonly anchors: readonly Anchor[];
  readonly ids: ReadonlySet<string>;
}

interface Anchor {
  readonly href: string;
  readonly rel: string;
}

const AT_ONCE = 4;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const plain = (text: string) => text.replaceAll(/&(?:amp|quot|#x27|lt|gt);/gu, (entity) => ENTITIES[entity] ?? entity);

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1];

/** The links and ids of a page's HTML, rendered by server or browser. */
export function anchorsOf(html: string): Omit<Found, 'url'> {
  const shown = html.replaceAll(/<(script|style)\b.*?<\/\1>/gsu, '');
  const anchors = [...shown.matchAll(/<(?:a|link)\s[^>]*\shref="[^>]*>/gu)].map(([tag]) => ({
    href: plain(attribute(tag, 'href') ?? ''),
    rel: attribute(tag, 'rel') ?? '',
  }));
  return { anchors, ids: new Set([...shown.matchAll(/\sid="([^"]*)"/gu)].map(([, id]) => plain(id ?? ''))) };
}

/**
 * Key of URLs that show the same kind of page with other query values (a cursor, a slot, a category): one of them is
 * checked. Each `entry` is a page of its own.
 */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const names = [...new Set(searchParams.keys())].sort();
  const where =
    names.length > 0 ? pathname.replace(/(lawyers|booking|professionnels|article)\/[^/]+$/u, '$1/*') : pathname;
  return `${where}?${names.join('&')}${searchParams.get('entry') ?? ''}`;
}

/** A server-rendered page. @throws Error unless the status is 200, after redirects (`manual`: without) */
export async function fetchFound(url: string, redirect: RequestRedirect = 'follow'): Promise<Found> {
  const response = await fetch(url, { redirect });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`answers ${response.status}`);
  const isPage = response.headers.get('content-type')?.includes('html') === true;
  return { url, ...anchorsOf(isPage ? text : '') };
}

/**
 * Follows every link of the given pages, and of the server-rendered pages behind them, until there are no new ones.
 * Returns the broken links and how many pages were found beside the given ones.
 */
export async function checkLinks(origin: string, start: readonly Found[]): Promise<{ pages: number; wrong: string[] }> {
  const known = new Map<string, Found | null>(start.map((page) => [kindOf(page.url), page]));
  const given = known.size;
  const wrong: string[] = [];
  const queue = [...start];
  const look = async ({ url, anchors }: Found) => {
    for (const { href, rel } of anchors) {
      const target = URL.parse(href, url);
      if (target?.origin !== origin) {
        if (target === null || !isFit(target, rel)) wrong.push(`${href} (rel="${rel}") on ${url}`);
        continue;
      }
      const kind = kindOf(target.href);
      if (known.has(kind)) continue;
      known.set(kind, null);
      target.hash = '';
      try {
        const found = await fetchFound(target.href);
        known.set(kind, found);
        queue.push(found);
      } catch (error) {
        // A page that another test has taken back meanwhile is linked no more.
        if (await isStillLinked(url, href)) wrong.push(`${target.href} on ${url}: ${String(error)}`);
      }
    }
  };
  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(look));
  return { pages: known.size - given, wrong: [...wrong, ...missingPlaces(origin, known)] };
}

/** Whether the page, read again, has the link. One that the browser draws is not read: it has what it had. */
async function isStillLinked(url: string, href: string): Promise<boolean> {
  const { anchors, ids } = await fetchFound(url);
  return !ids.has('main') || anchors.some((anchor) => anchor.href === href);
}

/** Other sites are linked by https with `noopener`; our own files (feeds, fonts) are on our own hosts. */
const isFit = ({ protocol, hostname }: URL, rel: string): boolean =>
  protocol === 'mailto:' ||
  protocol === 'tel:' ||
  hostname === 'localhost' ||
  (protocol === 'https:' && rel.split(' ').includes('noopener'));

/** Links whose fragment does not exist. A page without a main element is an empty frame that the browser fills. */
function missingPlaces(origin: string, known: ReadonlyMap<string, Found | null>): string[] {
  return [...known.values()].flatMap((page) =>
    (page?.anchors ?? []).flatMap(({ href }) => {
      const target = URL.parse(href, page?.url);
      if (target?.origin !== origin || target.hash === '') return [];
      const ids = known.get(kindOf(target.href))?.ids;
      const isThere = !ids?.has('main') || ids.has(decodeURIComponent(target.hash.slice(1)));
      return isThere ? [] : [`${href} on ${page?.url ?? ''} names no place there`];
    }),
  );
}
