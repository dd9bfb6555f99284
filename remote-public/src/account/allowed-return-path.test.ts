import { allowedReturnPath } from './allowed-return-path.ts';

test.each([
  ['client', '/en/lawyers/booking/x?step=review', '/lawyers/booking/x?step=review'],
  ['professional', '/article/x#comments', '/article/x#comments'],
  ['professional', '/pro/pricing?plan=standard', '/pro/pricing?plan=standard'],
  ['professional', '/user', undefined],
  ['professional', '/en/USER/avis', undefined],
  ['client', '/pro?x=1', undefined],
  ['client', '/professionnels', '/professionnels'],
  ['client', 'https://evil.example/', undefined],
  ['client', '//evil.example', undefined],
  ['client', null, undefined],
  ['operator', '/blog', '/blog'],
  ['operator', '/pro/rendez-vous', undefined],
  ['operator', '/en/user', undefined],
] as const)('a %s with return path %s is redirected to %s', (role, next, path) => {
  expect(allowedReturnPath(role, next)).toBe(path);
});
