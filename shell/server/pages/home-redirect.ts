/** Redirect of the home page to the language that was chosen before; other pages keep the language of their URL. */
export function homeRedirect(pathname: string, chosen: string | undefined): string | undefined {
  if (pathname === '/' && chosen === 'en') return '/en';
  if ((pathname === '/en' || pathname === '/en/') && chosen === 'fr') return '/';
  return undefined;
}
