import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { onDatabase, runCommand } from '../support/run-command.ts';
import { testDatabase } from '../support/template-database.ts';

const { variables, drop } = await testDatabase();
const verify = (...words: string[]) => runCommand('verify-professional', variables, words);

describe('verify-professional', () => {
  let slug: string;
  const listed = () =>
    onDatabase(variables, async (api) => {
      const answer = await api.call<{ data: { registerNumber: string; registeredWithFr: string }[] }>(
        'POST',
        '/professionals/find-by',
        { body: { where: { slug } } },
      );
      return answer.body.data.map((row) => [row.registerNumber, row.registeredWithFr]);
    });
  before(async () => {
    slug = await onDatabase(variables, async (api) => {
      const { token, id } = await api.register('professional');
      const own = await api.call<{ data: { slug: string } }>('GET', `/base/professionals/get-one/${id}`, { token });
      return own.body.data.slug;
    });
  });
  after(drop);

  it('refuses invalid input with one line, and changes nothing', async () => {
    for (const words of [
      [],
      [slug, 'P-1'],
      [slug, 'P-1', '2999-02-31'],
      [slug, 'P-1', '2020-01-01'],
      ['x', 'P-1', '2999-12-31'],
    ]) {
      const { code, output } = await verify(...words);
      assert.equal(code, 1, output);
      assert.match(output, /^(Usage: .*|2020-01-01 is past\.|There is no professional called x\.)$/u);
    }
    assert.deepEqual(await listed(), []);
  });

  it('lists the professional from then on, with the verified number', async () => {
    assert.deepEqual(await verify(slug, 'P-1', '2999-12-31', 'Barreau de Dakar'), {
      code: 0,
      output: `${slug} is verified until 2999-12-31.`,
    });
    assert.deepEqual(await listed(), [['P-1', 'Barreau de Dakar']]);
  });
});
