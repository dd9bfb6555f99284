/** Cookies that tell the shell's server the user's choices: the language of the home page and the theme. */
export const preferenceCookies = { locale: 'locale', theme: 'theme' } as const;
export type PreferenceCookie = (typeof preferenceCookies)[keyof typeof preferenceCookies];

const days = 365;

/**
 * The `document.cookie` line of a choice: 365 days, path `/`, same-site lax (specification, section 9); null deletes
 * it.
 */
export const preferenceCookie = (name: PreferenceCookie, value: string | null): string =>
  `${name}=${value ?? ''}; Max-Age=${value === null ? 0 : days * 86_400}; Path=/; SameSite=Lax`;
