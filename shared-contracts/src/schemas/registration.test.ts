import * as v from 'valibot';
import { clientRegistration, professionalRegistration, registration } from './registration.ts';

const client = {
  role: 'client',
  lastName: 'Mbarga',
  firstNames: 'Aïcha',
  email: 'aicha@nimbia.test',
  phone: '+237 6 12 34 56 78',
  password: 'Client-2026!',
  passwordConfirmation: 'Client-2026!',
  terms: true,
};
const professional = {
  ...client,
  role: 'professional',
  kind: 'individual',
  secondaryEmail: 'cabinet@nimbia.test',
  profession: 'lawyer',
  country: 'CM',
  city: 'Douala',
};

const issuesOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

describe('client registration', () => {
  it('is accepted as typed', () => {
    expect(issuesOf(clientRegistration, client)).toEqual([]);
  });

  it('without a time zone has that of Cameroon, which mails then name', () => {
    expect(v.parse(clientRegistration, client).timeZone).toBe('Africa/Douala');
  });

  it.each([
    [{ passwordConfirmation: 'Client-2027!' }, 'passwordConfirmation', 'PASSWORD_CONFIRMATION_MISMATCH'],
    [{ terms: false }, 'terms', 'TERMS_NOT_ACCEPTED'],
    [{ email: 'aicha' }, 'email', 'EMAIL_INVALID'],
    [{ lastName: ' ' }, 'lastName', 'REQUIRED'],
    [{ phone: 'x' }, 'phone', 'PHONE_INVALID'],
  ])('%j is rejected at its field', (change, field, code) => {
    expect(issuesOf(clientRegistration, { ...client, ...change })).toEqual([[field, code]]);
  });

  it('reports a password mismatch together with the broken password rules', () => {
    const issues = issuesOf(clientRegistration, { ...client, password: 'abc', passwordConfirmation: 'abd' });
    expect(issues).toContainEqual(['password', 'PASSWORD_TOO_SHORT']);
    expect(issues).toContainEqual(['passwordConfirmation', 'PASSWORD_CONFIRMATION_MISMATCH']);
  });

  it('reports a password mismatch even when another field is invalid', () => {
    const issues = issuesOf(clientRegistration, { ...client, email: 'x', passwordConfirmation: 'y' });
    expect(issues).toContainEqual(['email', 'EMAIL_INVALID']);
    expect(issues).toContainEqual(['passwordConfirmation', 'PASSWORD_CONFIRMATION_MISMATCH']);
  });
});

describe('professional registration', () => {
  it('is accepted for a person without a company and for a firm with one', () => {
    expect(issuesOf(professionalRegistration, professional)).toEqual([]);
    expect(
      issuesOf(professionalRegistration, { ...professional, kind: 'legal_entity', companyName: 'SCP Kouassi' }),
    ).toEqual([]);
  });

  it.each([
    [{ secondaryEmail: 'aicha@nimbia.test' }, 'secondaryEmail', 'EMAILS_MUST_DIFFER'],
    [{ secondaryEmail: ' AICHA@nimbia.test' }, 'secondaryEmail', 'EMAILS_MUST_DIFFER'],
    [{ kind: 'legal_entity' }, 'companyName', 'COMPANY_NAME_REQUIRED'],
    [{ kind: 'legal_entity', companyName: '  ' }, 'companyName', 'COMPANY_NAME_REQUIRED'],
    [{ kind: undefined }, 'kind', 'REQUIRED'],
    [{ country: '' }, 'country', 'REQUIRED'],
    [{ passwordConfirmation: 'other' }, 'passwordConfirmation', 'PASSWORD_CONFIRMATION_MISMATCH'],
  ])('%j is rejected at its field', (change, field, code) => {
    expect(issuesOf(professionalRegistration, { ...professional, ...change })).toContainEqual([field, code]);
  });

  it('is distinguished from a client by its role', () => {
    expect(issuesOf(registration, professional)).toEqual([]);
    expect(issuesOf(registration, { ...client, role: 'operator' })[0]?.[1]).toBe('INVALID');
  });
});
