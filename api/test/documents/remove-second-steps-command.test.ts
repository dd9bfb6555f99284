import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { runAsSystem } from '../../src/db/run-as.ts';
import { onDatabase, runCommand } from '../support/run-command.ts';
import { testDatabase } from '../support/template-database.ts';

const { variables, drop } = await testDatabase();
const remove = (...words: string[]) => runCommand('remove-second-steps', variables, words);

describe('remove-second-steps', () => {
  after(drop);

  it('turns the second step of one account off, once, and refuses anything else with one line', async () => {
    const email = await onDatabase(variables, async (api) => {
      const person = await api.register('professional');
      await runAsSystem(api.services.db, (tx) =>
        tx.insertInto('passkeys').values({ userId: person.id, name: 'a', credentialId: 'a', publicKey: 'a' }).execute(),
      );
      return person.email;
    });
    for (const words of [[], ['nobody'], ['nobody@nimbia.test']]) {
      const { code, output } = await remove(...words);
      assert.equal(code, 1, output);
      assert.match(output, /^(Usage: .*|Nobody signs in with nobody@nimbia\.test\.)$/u);
    }
    const outputs = [await remove(email), await remove(email)].map(({ output }) => output.replace(email, ''));
    assert.deepEqual(outputs, [
      ' signs in with the password alone, and is told so by mail.',
      ' signs in with the password alone already.',
    ]);
  });
});
