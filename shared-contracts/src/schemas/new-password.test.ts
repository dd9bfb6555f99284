import * as v from 'valibot';
import { changePasswordInput } from './new-password.ts';

const issuesOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

const change = { currentPassword: 'Client-2026!', password: 'Client-2027!', passwordConfirmation: 'Client-2027!' };

it('a change of password requires a new one and its confirmation', () => {
  expect(issuesOf(changePasswordInput, change)).toEqual([]);
  expect(issuesOf(changePasswordInput, { ...change, passwordConfirmation: 'x' })).toEqual([
    ['passwordConfirmation', 'PASSWORD_CONFIRMATION_MISMATCH'],
  ]);
  expect(issuesOf(changePasswordInput, { ...change, currentPassword: 'Client-2027!' })).toEqual([
    ['password', 'PASSWORD_UNCHANGED'],
  ]);
});
