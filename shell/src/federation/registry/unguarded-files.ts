import type { RemoteManifest } from 'shared-contracts/remote/remote-manifest';

/** Files that a manifest names and of which it does not say what they have to be: a developer's own has such, a released one never. */
export function unguardedFiles({ entry, exposed, chunks, locales, integrity }: RemoteManifest): string[] {
  const parts = [exposed, ...Object.values(chunks)].flatMap(({ js, css }) => [...js, ...css]);
  const strings = Object.values(locales).flatMap((scripts) => Object.values(scripts));
  return [entry, ...parts, ...strings].filter((file) => !Object.hasOwn(integrity, file));
}
