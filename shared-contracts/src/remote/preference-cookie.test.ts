import { preferenceCookie, preferenceCookies } from './preference-cookie.ts';

it('lasts 365 days, on every path, same-site lax (specification, section 9)', () => {
  expect(preferenceCookie(preferenceCookies.locale, 'en')).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax');
});

it('is deleted with null', () => {
  expect(preferenceCookie(preferenceCookies.theme, null)).toContain('Max-Age=0');
});
