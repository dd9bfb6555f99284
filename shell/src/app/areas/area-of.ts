/** The two areas behind sign-in, decided by the path (specification, section 6). */
export type Area = 'professional' | 'client';

/** Area of a locale-free pathname, null for the public pages. Case-insensitive, like React Router. */
export function areaOf(pathname: string): Area | null {
  if (/^\/pro(?:\/|$)/iu.test(pathname)) return 'professional';
  return /^\/user(?:\/|$)/iu.test(pathname) ? 'client' : null;
}
