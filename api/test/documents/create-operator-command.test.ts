import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { runAsSystem } from '../../src/db/run-as.ts';
import { onDatabase, runCommand } from '../support/run-command.ts';
import { testDatabase } from '../support/template-database.ts';
import { password } from '../support/test-api.ts';

const { variables, drop } = await testDatabase();
const production = {
  NODE_ENV: 'production',
  SECRET: 'a secret for tests that is long enough',
  WEB_ORIGINS: 'https://www.nimbia.test',
  API_URL: 'https://api.nimbia.test',
  ...variables,
};
const create = (...words: string[]) => runCommand('create-operator', production, words);

describe('create-operator', () => {
  const accounts = () =>
    onDatabase(variables, (api) =>
      runAsSystem(api.services.db, async (tx) => ({
        users: await tx.selectFrom('users').select(['email', 'role', 'passwordHash']).orderBy('createdAt').execute(),
        entries: await tx.selectFrom('audit').select(['action', 'subject', 'actorId']).orderBy('id').execute(),
      })),
    );
  after(drop);

  it('refuses invalid input with one line, and changes nothing', async () => {
    const before = await accounts();
    for (const words of [
      [],
      ['nobody'],
      ['a@nimbia.test', 'A', 'B', 'de'],
      ['a@nimbia.test', 'A', 'B', 'fr', 'more'],
    ]) {
      const { code, output } = await create(...words);
      assert.deepEqual([code, output], [1, 'Usage: create-operator <email> [first names] [last name] [fr|en]']);
    }
    assert.deepEqual(await accounts(), before);
  });

  it('creates an account by a link that works once, in production too, with an audit entry', async () => {
    const { code, output } = await create(' Solene@Nimbia.test', 'Solène', 'Vidal', 'en');
    assert.equal(code, 0, output);
    const [, token = ''] = /^https:\/\/www\.nimbia\.test\/en\/reset-pw#token=([\w-]{43})$/mu.exec(output) ?? [];
    await onDatabase(variables, async (api) => {
      const login = (secret: string) =>
        api.call<{ data: { token: string; user: { id: string; role: string; lastName: string } } }>(
          'POST',
          '/auth/login',
          { body: { email: 'solene@nimbia.test', password: secret, role: 'professional' } },
        );
      for (const secret of [password, ' ', 'nobody has this password']) assert.equal((await login(secret)).status, 401);
      const body = { token, password, passwordConfirmation: password };
      assert.equal((await api.call('POST', '/auth/reset', { body })).status, 200);
      assert.equal((await api.call('POST', '/auth/reset', { body })).status, 422);
      const { user, token: access } = (await login(password)).body.data;
      assert.deepEqual([user.role, user.lastName], ['operator', 'Vidal']);
      const log = await api.call<{ data: { action: string; actorId: string | null }[] }>('POST', '/audit/find-by', {
        token: access,
        body: { where: { subject: user.id, action: 'account.operator-created' } },
      });
      assert.deepEqual(
        log.body.data.map(({ actorId }) => actorId),
        [null],
      );
    });
  });

  it('never promotes or changes an existing account, and reports its owner', async () => {
    const people = await onDatabase(variables, async (api) => [
      await api.register('client'),
      await api.register('professional'),
    ]);
    const before = await accounts();
    const [client, professional] = people.map(({ email }) => email);
    for (const [email, output] of [
      [client, 'has the account of a client, which is left as it is. An operator needs an e-mail of their own.'],
      [
        professional,
        'has the account of a professional, which is left as it is. An operator needs an e-mail of their own.',
      ],
      ['solene@nimbia.test', 'is an operator already. A forgotten password is asked for on the site.'],
    ])
      assert.deepEqual(await create(String(email).toUpperCase()), { code: 1, output: `${email} ${output}` });
    assert.deepEqual(await accounts(), before);
  });
});
