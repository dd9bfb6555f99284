import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { embeddedTestDatabase } from '../support/template-database.ts';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';

const command = join(import.meta.dirname, '../../src/commands/verify-professional.ts');
const { variables, drop } = await embeddedTestDatabase();

/** The command as an operator runs it: in its own process, on an embedded database. */
const verify = (...words: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { NODE_ENV: 'test', ...variables };
    const child = execFile(process.execPath, [command, ...words], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: (stdout + stderr).trim() }),
    );
  });

describe('verify-professional', () => {
  let slug: string;
  const onFolder = async <T>(work: (api: TestApi) => Promise<T>): Promise<T> => {
    const api = await openTestApi({ ...variables, DATABASE_URL: '' });
    try {
      return await work(api);
    } finally {
      await api.close();
    }
  };
  const listed = () =>
    onFolder(async (api) => {
      const answer = await api.call<{ data: { registerNumber: string; registeredWithFr: string }[] }>(
        'POST',
        '/professionals/find-by',
        { body: { where: { slug } } },
      );
      return answer.body.data.map((row) => [row.registerNumber, row.registeredWithFr]);
    });
  before(async () => {
    slug = await onFolder(async (api) => {
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
