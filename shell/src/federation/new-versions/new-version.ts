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

/** The part of `/registry.json` with the released versions and what their pages need. */
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

/** Timeout in milliseconds: an error card may be waiting. */
const timeout = 3_000;

async function ask(url: string, options: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeout), ...options });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}

/** The route of a pathname in the released versions, whichever remote has it. */
const pageAt = (remotes: Remotes, pathname: string): Page | undefined => {
  const routes = remotes.flatMap(({ channels, versions }) => versions[channels.stable]?.routes ?? []);
  return matchRoutes(
    routes.map((route) => ({ path: route.pattern, handle: route })),
    withoutLocale(pathname),
  )?.[0]?.route.handle;
};

/** The chunks of a page that this version provides: its layout, the page itself, both or neither. */
const chunksOf = ({ layouts, routes }: Successor, there: Page | undefined): string[] => {
  if (there === undefined) return [];
  const layout = there.layout !== null && layouts.includes(there.layout) ? [`layout-${there.layout}`] : [];
  return routes.includes(there) ? [...layout, there.chunk ?? [], there.loader ?? []].flat() : layout;
};

/** Fetches the files of a page of a version. @throws when one is unavailable or not what was released */
async function tryFiles(successor: Successor, there: Page | undefined, pathname: string): Promise<void> {
  const address = absolute(successor.manifest);
  const answer = await ask(address, { integrity: successor.integrity[successor.manifest] ?? '' });
  const manifest = v.parse(remoteManifest, await answer.json());
  const chunks = chunksOf(successor, there);
  // Not through `remote-files.ts`: a module shared with the first view would be part of the first view.
  const parts = [manifest.exposed, ...chunks.flatMap((name) => manifest.chunks[name] ?? [])];
  const names = chunks.flatMap((name) => successor.words[name] ?? []);
  const strings = names.flatMap((name) => manifest.locales[name]?.[localeOf(pathname)] ?? []);
  const files = new Set([manifest.entry, ...parts.flatMap(({ js, css }) => [...js, ...css]), ...strings]);
  await Promise.all(
    [...files].map((file) => ask(new URL(file, address).href, { integrity: manifest.integrity[file] ?? '' })),
  );
}

/** The released versions. @throws when the site does not answer as expected */
export async function readLiveVersions(): Promise<LiveVersions> {
  return v.parse(liveVersions, await (await ask('/registry.json', { cache: 'no-cache' })).json());
}

/** The versions released in place of one; none where it is still offered or the remote is switched off. */
export function replacedBy(remotes: Remotes, { name, version }: RegistryEntry): readonly Successor[] {
  const now = remotes.find((remote) => remote.name === name);
  // A page does not know which of the two this visitor gets.
  const offered = [now?.channels.stable, now?.channels.canary?.version].filter((one) => one !== undefined);
  if (now === undefined || now.isOff || offered.includes(version)) return [];
  return offered.flatMap((one) => now.versions[one] ?? []);
}

/** Whether all files are available that the page at `href` needs of the new versions; only then they are announced. */
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

/** Whether a new version of a remote is released and available; false when that cannot be found out. */
export async function isReplaced(entry: RegistryEntry, href: string): Promise<boolean> {
  try {
    const { remotes } = await readLiveVersions();
    return replacedBy(remotes, entry).length > 0 && (await areReady(remotes, [entry], href));
  } catch {
    return false; // the site does not answer as expected: keep the open page
  }
}
