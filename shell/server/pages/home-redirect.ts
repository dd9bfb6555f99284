export const localeCookie = 'locale';
export const themeCookie = 'theme';

/** Redirect of the home page to the language that was chosen before; other pages keep the language of their URL. */
export function homeRedirect(pathname: string, chosen: string | undefined): string | undefined {
  if (pathname === '/' && chosen === 'en') return '/en';
  if ((pathname === '/en' || pathname === '/en/') && chosen === 'fr') return '/';
  return undefined;
}

/** Value of a cookie of a request. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}
