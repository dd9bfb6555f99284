import { ReleaseError } from './release-store.ts';

/** Where browsers reach the store, of `REMOTE_ORIGIN`; nothing when that is the shell's own server. @throws ReleaseError */
export function releaseOrigin(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/u.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new ReleaseError(`REMOTE_ORIGIN is “${text}”; set it to an address such as https://remotes.nimbia.example.`);
  return url.href.replace(/\/+$/u, '');
}

/** The site's origin, of `PUBLIC_ORIGIN`; nothing when that is not known here. @throws ReleaseError */
export function siteOrigin(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/u.test(url.protocol))
    throw new ReleaseError(`PUBLIC_ORIGIN is “${text}”; set it to an address such as https://nimbia.example.`);
  return url.origin;
}
