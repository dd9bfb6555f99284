import { returnPath, signInPath } from './return-path.ts';

const home = '/user/tableau-de-bord';

describe('the return path after signing in', () => {
  it.each([
    ['/user/rendez-vous', '/user/rendez-vous'],
    ['/lawyers/booking/7?slot=2026-11-23T09:00:00Z#when', '/lawyers/booking/7?slot=2026-11-23T09:00:00Z#when'],
    ['/en/user/rendez-vous?x=1', '/user/rendez-vous?x=1'],
    ['/en', '/'],
    ['/a/../pro/en-attente', '/pro/en-attente'],
  ])('%s leads to %s', (next, path) => {
    expect(returnPath(next, home)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'lawyers',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/en//evil.example',
    '/a/..//evil.example',
    '/en/..//evil.example',
    'javascript:alert(1)',
    '/\u0000',
  ])('%j falls back to home: no open redirect', (next) => {
    expect(returnPath(next, home)).toBe(home);
  });
});

it('each role has its sign-in page', () => {
  expect(signInPath('professional', '/pro/en-attente?f=today')).toBe('/login?next=%2Fpro%2Fen-attente%3Ff%3Dtoday');
  expect(signInPath('client')).toBe('/login-user');
});
