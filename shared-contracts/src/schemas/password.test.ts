import * as v from 'valibot';
import { newPassword, passwordRules, passwordStrength } from './password.ts';

const codesOf = (value: unknown) => v.safeParse(newPassword, value).issues?.map(({ message }) => message) ?? [];

describe('a new password', () => {
  it('is accepted with 8 characters, both cases, a number and a special character', () => {
    expect(codesOf('Abcdef1!')).toEqual([]);
    expect(codesOf('Étoiles-42')).toEqual([]);
  });

  it.each([
    ['Abcde1!', 'PASSWORD_TOO_SHORT'],
    ['abcdef1!', 'PASSWORD_NEEDS_UPPERCASE'],
    ['ABCDEF1!', 'PASSWORD_NEEDS_LOWERCASE'],
    ['Abcdefg!', 'PASSWORD_NEEDS_NUMBER'],
    ['Abcdefg1', 'PASSWORD_NEEDS_SPECIAL'],
    ['Abcdef 1', 'PASSWORD_NEEDS_SPECIAL'],
    [`Ab1!${'x'.repeat(125)}`, 'TOO_LONG'],
  ])('%s returns %s alone', (value, code) => {
    expect(codesOf(value)).toEqual([code]);
  });

  it('returns every broken rule at once', () => {
    expect(codesOf('abc')).toEqual([
      'PASSWORD_TOO_SHORT',
      'PASSWORD_NEEDS_UPPERCASE',
      'PASSWORD_NEEDS_NUMBER',
      'PASSWORD_NEEDS_SPECIAL',
    ]);
  });

  it('is required', () => {
    expect(codesOf('')).toContain('REQUIRED');
    expect(codesOf(undefined)).toEqual(['REQUIRED']);
  });
});

describe('the strength indicator', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['abcdefgh1', 2],
    ['Abcdef1!', 3],
    ['Abcdefghij1!', 4],
  ] as const)('of "%s" is %i', (value, strength) => {
    expect(passwordStrength(value)).toBe(strength);
  });

  it('never rates strong what the schema rejects', () => {
    for (const value of ['Abcdefghijklm', 'abcdefghij1!', 'ABCDEFGHIJ1!', 'Abcdefghij12'])
      expect(passwordStrength(value)).toBeLessThan(3);
    expect(passwordRules).toHaveLength(5);
  });
});
