import type { RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import type { Locale } from 'shared-contracts/schemas/vocabulary';

/** A manifest reduced to the strings of the document’s language. */
export function manifestInLocale(manifest: RemoteManifest, locale: Locale): RemoteManifest {
  const own: Record<string, Record<string, string>> = {};
  const integrity = { ...manifest.integrity };
  for (const [namespace, scripts] of Object.entries(manifest.locales)) {
    const script = scripts[locale];
    if (script !== undefined) own[namespace] = { [locale]: script };
    for (const other of Object.values(scripts)) if (other !== script) delete integrity[other];
  }
  return { ...manifest, locales: own, integrity };
}
