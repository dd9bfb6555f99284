import type { Role } from '../schemas/vocabulary.ts';
import { withoutLocale } from './localized-path.ts';

const base = 'https://nimbia.invalid';
/**
 * Control characters and backslashes: browsers drop the former and read the latter as `/`, so `/\host` would leave the
 * site.
 */
const disguised = /[\p{Cc}\\]/u;

/**
 * The return path after signing in, from `?next=`: locale-free, of this site only. Anything else (another host, another
 * scheme, no leading slash) returns `fallback`, to prevent an open redirect.
 */
export function returnPath(raw: string | null | undefined, fallback: string): string {
  if (!raw?.startsWith('/') || raw.startsWith('//') || disguised.test(raw) || !URL.canParse(raw, base)) return fallback;
  const url = new URL(raw, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback;
  const path = withoutLocale(url.pathname);
  return path.startsWith('//') ? fallback : path + url.search + url.hash;
}

/**
 * The sign-in page of a role with the return path: `/login` for professionals, `/login-user` for clients
 * (specification, section 6).
 */
export function signInPath(role: Exclude<Role, 'operator'>, next?: string): string {
  const door = role === 'professional' ? '/login' : '/login-user';
  return next === undefined ? door : `${door}?${new URLSearchParams({ next }).toString()}`;
}
