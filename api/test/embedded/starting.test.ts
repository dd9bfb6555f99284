import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { post, ready, runApi } from '../support/api-process.ts';
import { embeddedTestDatabase } from '../support/template-database.ts';

const database = await embeddedTestDatabase();
const run = (variables: Readonly<Record<string, string>>) => runApi({ ...database.variables, ...variables });

describe('starting the server', () => {
  after(database.drop);

  it('reports when it is ready, locks its data directory, and exits cleanly', async () => {
    const first = run({});
    const url = await ready(first);
    const answer = (await (await fetch(`${url}/ready`)).json()) as { data: { status: string } };
    assert.equal(answer.data.status, 'ready');

    const second = run({});
    const [code] = await second.ended;
    assert.notEqual(code, 0);
    assert.match(
      second.output(),
      /^The data directory .* is in use by another Nimbia API; stop it or set DATA_DIR\.\n$/u,
    );

    first.child.kill('SIGTERM');
    assert.equal((await first.ended)[0], 0);
  });

  it('takes over the directory of a killed process at once, with its committed data', async () => {
    const first = run({});
    const url = await ready(first);
    const person = {
      role: 'client',
      lastName: 'A',
      firstNames: 'B',
      email: 'kept@nimbia.test',
      phone: '+33 600000000',
      password: 'Client-2026!',
      passwordConfirmation: 'Client-2026!',
      terms: true,
    };
    assert.equal((await post(url, '/auth/register', person)).status, 201);
    first.child.kill('SIGKILL');
    await first.ended;

    const second = run({});
    const again = await ready(second);
    assert.equal(
      (await post(again, '/auth/login', { email: person.email, password: person.password, role: 'client' })).status,
      200,
    );
    second.child.kill('SIGINT');
    assert.equal((await second.ended)[0], 0);
  });

  it('reports in one sentence that the port is in use', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as AddressInfo;
    const process_ = run({ API_PORT: String(port) });
    const [code] = await process_.ended;
    squatter.close();
    assert.notEqual(code, 0);
    assert.equal(process_.output(), `Port ${port} is in use by another program; stop it or set API_PORT.\n`);
  });

  it('reports in one sentence that the database is unreachable, without its password', async () => {
    const process_ = run({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/nowhere' });
    const [code] = await process_.ended;
    assert.notEqual(code, 0);
    assert.match(
      process_.output(),
      /^The database at 127\.0\.0\.1:1\/nowhere cannot be reached \(.*\); check DATABASE_URL\.\n$/u,
    );
  });

  it('reports which setting is invalid', async () => {
    const process_ = run({ API_PORT: 'eighty' });
    assert.notEqual((await process_.ended)[0], 0);
    assert.equal(process_.output(), 'API_PORT cannot be used: must be a whole number.\n');
  });
});
