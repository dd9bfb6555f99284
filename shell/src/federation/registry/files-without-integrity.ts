import type { RemoteManifest } from 'shared-contracts/remote/remote-manifest';

/** Files of a manifest without an integrity: only a developer’s own build has such. */
export function filesWithoutIntegrity({ entry, exposed, chunks, locales, integrity }: RemoteManifest): string[] {
  const parts = [exposed, ...Object.values(chunks)].flatMap(({ js, css }) => [...js, ...css]);
  const strings = Object.values(locales).flatMap((scripts) => Object.values(scripts));
  return [entry, ...parts, ...strings].filter((file) => !Object.hasOwn(integrity, file));
}
