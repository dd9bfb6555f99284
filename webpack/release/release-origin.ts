import { ReleaseError } from './release-store.ts';

/** Origin of the store for browsers, from `REMOTE_ORIGIN`; undefined for the shell's server. @throws ReleaseError */
export function releaseOrigin(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/u.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new ReleaseError(`REMOTE_ORIGIN is “${text}”; set it to an address such as https://remotes.nimbia.example.`);
  return url.href.replace(/\/+$/u, '');
}

/** Origin of the site, from `PUBLIC_ORIGIN`; undefined when unknown. @throws ReleaseError */
export function siteOrigin(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/u.test(url.protocol))
    throw new ReleaseError(`PUBLIC_ORIGIN is “${text}”; set it to an address such as https://nimbia.example.`);
  return url.origin;
}
