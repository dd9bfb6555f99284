import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { post, ready, runApi } from '../support/api-process.ts';
import type { ApiProcess } from '../support/api-process.ts';
import { processDatabase } from '../support/process-database.ts';
import type { ProcessDatabase } from '../support/process-database.ts';
import { until } from '../support/until.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly reqId?: string;
  readonly path?: string;
  readonly status?: number;
}
const person = {
  role: 'client',
  lastName: 'Zinsou',
  firstNames: 'Awa',
  email: 'awa.zinsou@nimbia.test',
  phone: '+229 97000001',
  password: 'Premier-2026!',
  passwordConfirmation: 'Premier-2026!',
  terms: true,
};

/** A whole session at the most verbose level: the log must be useless to a thief. */
describe('the log', () => {
  let database: ProcessDatabase;
  let api: ApiProcess;
  let url: string;
  const secrets: string[] = ['a secret for tests that is long enough'];
  const requestIds: string[] = [];
  before(async () => {
    database = await processDatabase();
    api = runApi({ ...database.variables, NODE_ENV: 'test', LOG_LEVEL: 'trace' });
    url = await ready(api);
  });
  after(async () => {
    api.child.kill('SIGKILL');
    await api.ended;
    await database.drop();
  });

  const note = async (answer: Response | Promise<Response>): Promise<Response> => {
    const { headers } = await answer;
    requestIds.push(headers.get('x-request-id') ?? 'missing');
    for (const cookie of headers.getSetCookie()) {
      const value = /^nimbia_refresh=([\w-]+)/u.exec(cookie)?.[1];
      if (value) secrets.push(value);
    }
    return answer;
  };
  const ask = (path: string, body: object, headers = {}) => {
    for (const [name, value] of Object.entries(body)) if (/password|token/iu.test(name)) secrets.push(String(value));
    return note(post(url, path, body, headers));
  };
  const tokenOf = async (answer: Response) => {
    const { data } = (await answer.json()) as { data: { token: string } };
    secrets.push(data.token);
    return data.token;
  };
  const mailboxText = async (): Promise<string> => {
    const list = await (await note(fetch(`${url}/mailbox`))).text();
    const id = /\/mailbox\/([\da-f-]{36})/u.exec(list)?.[1];
    return id === undefined ? '' : (await note(fetch(`${url}/mailbox/${id}`))).text();
  };

  it('of a whole session contains no password, token, cookie or mail, and one line per response, with its id', async () => {
    const { email, password } = person;
    const token = await tokenOf(await ask('/auth/register', person));
    await ask('/auth/login', { email, password: 'Faux-2026!', role: 'client' });
    const login = await ask('/auth/login', { email, password, role: 'client' });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await tokenOf(login);
    await tokenOf(await ask('/auth/refresh', {}, { cookie }));
    await ask(
      '/auth/change-password',
      { currentPassword: password, password: 'Second-2026!', passwordConfirmation: 'Second-2026!' },
      { authorization: `Bearer ${token}` },
    );
    await ask('/auth/forgot', { email });
    let mail = '';
    await until(async () => (mail = await mailboxText()).includes('#token='), 'the mail came');
    const reset = /#token=([\w-]{43})/u.exec(mail)?.[1];
    assert.ok(reset, 'the mail has come');
    secrets.push('permet d’en choisir un autre', 'lets you choose another');
    await ask(`/auth/reset?token=${reset}`, { token: reset, password: 'x', passwordConfirmation: 'x' });
    await ask('/auth/reset', { token: reset, password: 'Trois-2026!', passwordConfirmation: 'Trois-2026!' });
    await note(fetch(`${url}/auth/me`, { headers: { authorization: `Bearer ${token}` } }));
    await ask('/auth/login', { email, password: 'Trois-2026!', role: 'client', ['__proto__x']: 1 });
    const again = await tokenOf(await ask('/auth/login', { email, password: 'Trois-2026!', role: 'client' }));
    await note(fetch(`${url}/auth/me?access_token=${token}`));
    await note(fetch(`${url}/base/%zz/get-all?token=${token}`));
    // Search terms are private, in every field.
    secrets.push('divorce');
    const referer = 'http://localhost:3000/recherche?q=divorce';
    for (const path of ['/base/plans/get-all?q=divorce', '/nowhere?q=divorce', '/%zz?q=divorce'])
      await note(fetch(`${url}${path}`, { headers: { referer } }));
    await note(post(url, '/suggestions', { text: 'divorce' }, { referer }));
    await note(post(url, '/base/professionals/lawyer-filter', { text: 'divorce' }, { referer }));
    // Of a meeting room: refused after the body was read, and for the body.
    secrets.push('a=candidate:1 1 udp 1 192.0.2.55');
    const ids = { appointmentId: randomUUID(), tabId: randomUUID(), toTabId: randomUUID() };
    for (const times of [1, 2_000]) {
      const signals = [{ kind: 'description', type: 'offer', sdp: 'a=candidate:1 1 udp 1 192.0.2.55'.repeat(times) }];
      const authorization = `Bearer ${again}`;
      const { status } = await ask('/rtc/signal', { ...ids, seq: 1, signals }, { authorization });
      assert.equal(status, times === 1 ? 404 : 422);
    }
    await note(post(url, '/users/find-by', { where: { passwordHash: 'Premier-2026!' } }));

    api.child.kill('SIGTERM');
    await api.ended;
    const text = api.output();
    for (const secret of new Set(secrets)) {
      if (secret.length > 3) assert.ok(!text.includes(secret), `the log has ${secret}`);
    }
    for (const pattern of [/Bearer/iu, /nimbia_refresh/u, /argon2/u, /\?(?:access_)?token/u, /Zinsou/u])
      assert.doesNotMatch(text, pattern);

    const lines = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
    const answered = lines.filter(({ msg }) => msg === 'answered');
    for (const line of answered) assert.match(line.reqId ?? '', /^[\da-f-]{36}$/u);
    const logged = new Set(answered.map(({ reqId }) => reqId));
    assert.deepEqual(
      requestIds.filter((id) => !logged.has(id)),
      [],
    );
    assert.ok(answered.some(({ path, status }) => path === '/auth/login' && status === 401));
  });
});
