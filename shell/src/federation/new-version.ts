import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import { remoteManifest } from 'shared-contracts/remote/remote-manifest';
import * as v from 'valibot';
import { absolute } from './absolute.ts';

/** As much of `registry.json` as says which versions visitors get. */
const pointers = v.object({
  remotes: v.array(
    v.object({
      name: v.string(),
      channels: v.object({ stable: v.string(), canary: v.optional(v.object({ version: v.string() })) }),
      versions: v.record(
        v.string(),
        v.object({ manifest: v.string(), integrity: v.optional(v.record(v.string(), v.string()), {}) }),
      ),
    }),
  ),
});

type Successor = v.InferOutput<typeof pointers>['remotes'][number]['versions'][string];

/** Milliseconds for each question: somebody may be waiting for a card. */
const patience = 3_000;

async function ask(url: string, options: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience), ...options });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}

/** Fetches what a first mount of a version executes. @throws when one of its files does not answer, or is not what was released */
async function tryFiles({ manifest, integrity: released }: Successor): Promise<void> {
  const address = absolute(manifest);
  const answer = await ask(address, { integrity: released[manifest] ?? '' });
  const { entry, exposed, integrity } = v.parse(remoteManifest, await answer.json());
  const files = [entry, ...exposed.js, ...exposed.css];
  await Promise.all(files.map((file) => ask(new URL(file, address).href, { integrity: integrity[file] ?? '' })));
}

/**
 * Whether visitors get another version of one of these remotes by now, all of whose files answer: before that nobody is told of it.
 * @returns false as well when that cannot be found out
 */
export async function isReplaced(entries: readonly RegistryEntry[]): Promise<boolean> {
  try {
    const { remotes } = v.parse(pointers, await (await ask('/registry.json', { cache: 'no-cache' })).json());
    const successors = entries.flatMap(({ name, version }) => {
      const now = remotes.find((remote) => remote.name === name);
      if (now === undefined || [now.channels.stable, now.channels.canary?.version].includes(version)) return [];
      return now.versions[now.channels.stable] ?? [];
    });
    await Promise.all(successors.map(tryFiles));
    return successors.length > 0;
  } catch {
    return false; // the site does not answer as it should: the page that is open is the best there is
  }
}
