import { matchRoutes } from 'react-router-dom';
import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import { localeOf, withoutLocale } from 'shared-contracts/remote/localized-path';
import { remoteManifest } from 'shared-contracts/remote/remote-manifest';
import * as v from 'valibot';
import { absolute } from '../registry/absolute.ts';

const page = v.object({
  pattern: v.string(),
  layout: v.optional(v.nullable(v.string()), 'default'),
  chunk: v.optional(v.string()),
  loader: v.optional(v.string()),
});
type Page = v.InferOutput<typeof page>;

/** As much of `/registry.json` as says which versions visitors get, and what a page of them needs. */
const liveVersions = v.object({
  shell: v.optional(v.string()),
  remotes: v.array(
    v.object({
      name: v.string(),
      channels: v.object({ stable: v.string(), canary: v.optional(v.object({ version: v.string() })) }),
      isOff: v.optional(v.boolean(), false),
      versions: v.record(
        v.string(),
        v.object({
          manifest: v.string(),
          integrity: v.optional(v.record(v.string(), v.string()), {}),
          layouts: v.optional(v.array(v.string()), []),
          routes: v.optional(v.array(page), []),
          words: v.optional(v.record(v.string(), v.array(v.string())), {}),
        }),
      ),
    }),
  ),
});

type LiveVersions = v.InferOutput<typeof liveVersions>;
type Remotes = LiveVersions['remotes'];
type Successor = Remotes[number]['versions'][string];

/** Milliseconds for each question: somebody may be waiting for a card. */
const patience = 3_000;

async function ask(url: string, options: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience), ...options });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}

/** The page of an address as visitors get it by now, whichever remote has it. */
const pageAt = (remotes: Remotes, pathname: string): Page | undefined => {
  const routes = remotes.flatMap(({ channels, versions }) => versions[channels.stable]?.routes ?? []);
  return matchRoutes(
    routes.map((route) => ({ path: route.pattern, handle: route })),
    withoutLocale(pathname),
  )?.[0]?.route.handle;
};

/** What of a page is a version's own: its layout, the page itself, both or neither. */
const chunksOf = ({ layouts, routes }: Successor, there: Page | undefined): string[] => {
  if (there === undefined) return [];
  const layout = there.layout !== null && layouts.includes(there.layout) ? [`layout-${there.layout}`] : [];
  return routes.includes(there) ? [...layout, there.chunk ?? [], there.loader ?? []].flat() : layout;
};

/** Fetches what a page of a version executes and applies. @throws when one of its files does not answer, or is not what was released */
async function tryFiles(successor: Successor, there: Page | undefined, pathname: string): Promise<void> {
  const address = absolute(successor.manifest);
  const answer = await ask(address, { integrity: successor.integrity[successor.manifest] ?? '' });
  const manifest = v.parse(remoteManifest, await answer.json());
  const chunks = chunksOf(successor, there);
  // Not by `remote-files.ts`: what a late part shares with the first view, the first view pays for.
  const parts = [manifest.exposed, ...chunks.flatMap((name) => manifest.chunks[name] ?? [])];
  const names = chunks.flatMap((name) => successor.words[name] ?? []);
  const strings = names.flatMap((name) => manifest.locales[name]?.[localeOf(pathname)] ?? []);
  const files = new Set([manifest.entry, ...parts.flatMap(({ js, css }) => [...js, ...css]), ...strings]);
  await Promise.all(
    [...files].map((file) => ask(new URL(file, address).href, { integrity: manifest.integrity[file] ?? '' })),
  );
}

/** Which versions visitors get by now. @throws when the site does not answer as it should */
export async function readLiveVersions(): Promise<LiveVersions> {
  return v.parse(liveVersions, await (await ask('/registry.json', { cache: 'no-cache' })).json());
}

/** The versions that visitors get in the place of one; none where that one is still among them, or where the remote is switched off. */
export function replacedBy(remotes: Remotes, { name, version }: RegistryEntry): readonly Successor[] {
  const now = remotes.find((remote) => remote.name === name);
  // Which of the two this visitor gets, no page knows.
  const offered = [now?.channels.stable, now?.channels.canary?.version].filter((one) => one !== undefined);
  if (now === undefined || now.isOff || offered.includes(version)) return [];
  return offered.flatMap((one) => now.versions[one] ?? []);
}

/** Whether all files answer that the page at `href` needs of the versions in the place of these; before that nobody is told of them. */
export async function areReady(
  remotes: Remotes,
  replaced: readonly RegistryEntry[],
  href = window.location.href,
): Promise<boolean> {
  const successors = replaced.flatMap((entry) => replacedBy(remotes, entry));
  const { pathname } = new URL(href);
  const there = pageAt(remotes, pathname);
  try {
    await Promise.all(successors.map((successor) => tryFiles(successor, there, pathname)));
    return true;
  } catch {
    return false;
  }
}

/** Whether visitors get another version of a remote by now, and its files answer; false as well when that cannot be found out. */
export async function isReplaced(entry: RegistryEntry, href: string): Promise<boolean> {
  try {
    const { remotes } = await readLiveVersions();
    return replacedBy(remotes, entry).length > 0 && (await areReady(remotes, [entry], href));
  } catch {
    return false; // the site does not answer as it should: the page that is open is the best there is
  }
}
