import * as v from 'valibot';
import { loginInput } from './sign-in.ts';

const issuesOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

it('sign-in does not check the strength of an existing password', () => {
  expect(issuesOf(loginInput, { email: 'a@nimbia.test', password: 'old', role: 'client' })).toEqual([]);
});

it('sign-in requires both fields', () => {
  expect(issuesOf(loginInput, { email: '', password: '', role: 'client' }).map(([, code]) => code)).toEqual(
    expect.arrayContaining(['REQUIRED']),
  );
});
