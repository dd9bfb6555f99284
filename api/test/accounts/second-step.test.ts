import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import type { Factors, SecondStepChallenge } from 'shared-contracts/schemas/second-step';
import { runAsSystem } from '../../src/db/run-as.ts';
import { removeSecondSteps } from '../../src/modules/second-step/remove-second-steps.ts';
import { openAuthenticator } from '../support/authenticator.ts';
import { mailsTo } from '../support/reset-token.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

interface Body {
  readonly code: string;
  readonly details: SecondStepChallenge;
  readonly errors: readonly { readonly pointer: string; readonly code: string }[];
  readonly data: {
    token: string;
    secret: string;
    uri: string;
    recoveryCodes: string[] | null;
    options: { challenge: string };
  };
}

describe('two-step sign-in', () => {
  let api: TestApi;
  let clock = Date.now();
  before(async () => {
    api = await openTestApi({}, () => new Date(clock));
  });
  after(() => api.close());

  const post = (path: string, body: unknown, who?: { token: string }) =>
    api.call<Body>('POST', path, { body, token: who?.token });
  const role = 'professional';
  const login = (who: Person, secret = password) => post('/auth/login', { email: who.email, password: secret, role });
  const codeAt = (secret: string, at = clock) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  const factorsOf = async (who: { token: string }) =>
    (await api.call<{ data: Factors }>('GET', '/auth/factors', { token: who.token })).body.data;
  const pass = (seconds: number) => (clock += seconds * 1000);

  /** Turns the code app on; answers its secret and the recovery codes. */
  async function withApp(who: Person) {
    const { secret } = (await post('/auth/factors/code-app', { password }, who)).body.data;
    const confirmed = await post('/auth/factors/code-app/confirm', { code: codeAt(secret) }, who);
    assert.equal(confirmed.status, 200);
    pass(30);
    return { secret, codes: confirmed.body.data.recoveryCodes ?? [] };
  }
  const challengeOf = async (who: Person) => {
    const { status, body } = await login(who);
    assert.deepEqual([status, body.code], [403, 'SECOND_STEP_REQUIRED']);
    return body.details;
  };
  const prove = (token: string, proof: unknown) => post('/auth/second-step', { token, proof });
  const byCode = (token: string, code: string) => prove(token, { method: 'code', code });

  it('needs a session and the password to be turned on, and a code to begin', async () => {
    const person = await api.register(role);
    assert.equal((await post('/auth/factors/code-app', { password })).status, 401);
    const wrong = await post('/auth/factors/code-app', { password: 'Wrong-2026!' }, person);
    assert.deepEqual(wrong.body.errors, [{ pointer: '/password', code: 'CREDENTIALS_INVALID' }]);
    const { secret, uri } = (await post('/auth/factors/code-app', { password }, person)).body.data;
    assert.match(uri, /^otpauth:\/\/totp\/Nimbia:/u);
    assert.equal((await login(person)).status, 200, 'it is not on yet');
    const bad = await post('/auth/factors/code-app/confirm', { code: '000000' }, person);
    assert.deepEqual(bad.body.errors, [{ pointer: '/code', code: 'SECOND_STEP_INVALID' }]);
    const confirmed = await post('/auth/factors/code-app/confirm', { code: codeAt(secret) }, person);
    assert.equal(new Set(confirmed.body.data.recoveryCodes).size, 10);
    const { codeApp, recoveryCodes } = await factorsOf(person);
    assert.deepEqual([codeApp !== null, recoveryCodes], [true, 10]);
    assert.equal((await post('/auth/factors/code-app', { password }, person)).status, 409, 'there is one');
    const rows = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('codeApps').select('secret').where('userId', '=', person.id).execute(),
    );
    assert.ok(!rows.some((row) => row.secret.includes(secret)), 'sealed at rest');
  });

  for (const who of ['professional', 'client'] as const)
    it(`asks a ${who} for a code after the right password alone, one step of drift allowed, and takes each once`, async () => {
      const person = await api.register(who);
      const { secret } = await withApp(person);
      const enter = (given: string) => post('/auth/login', { email: person.email, password: given, role: who });
      assert.equal((await enter('Wrong-2026!')).body.code, 'CREDENTIALS_INVALID');
      const token = async () => (await enter(password)).body.details.token;
      const first = await enter(password);
      assert.deepEqual(first.body.details.methods, ['code', 'recovery']);
      assert.ok(
        first.cookies.every(({ name }) => name !== 'nimbia_refresh'),
        'no session yet',
      );
      const code = codeAt(secret, clock + 30_000);
      const signedIn = await byCode(first.body.details.token, code);
      assert.equal(signedIn.status, 200);
      assert.ok(signedIn.cookies.some(({ name }) => name === 'nimbia_refresh'));
      assert.equal((await byCode(first.body.details.token, code)).status, 403, 'the token is used up');
      assert.equal((await byCode(await token(), code)).body.code, 'SECOND_STEP_INVALID', 'a replay');
      assert.equal((await byCode(await token(), codeAt(secret))).body.code, 'SECOND_STEP_INVALID', 'an earlier one');
      pass(120);
      assert.equal((await byCode(await token(), codeAt(secret, clock - 60_000))).status, 422, 'two steps late');
      assert.equal((await byCode(await token(), codeAt(secret, clock - 30_000))).status, 200);
    });

  it('of two requests with one code one succeeds', async () => {
    const person = await api.register(role);
    const { secret } = await withApp(person);
    const tokens = [await challengeOf(person), await challengeOf(person)].map(({ token }) => token);
    const answers = await Promise.all(tokens.map((token) => byCode(token, codeAt(secret))));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
  });

  it('takes five attempts with a token, for five minutes', async () => {
    const person = await api.register(role);
    const { secret } = await withApp(person);
    const { token } = await challengeOf(person);
    for (let count = 0; count < 5; count += 1) assert.equal((await byCode(token, '000000')).status, 422);
    const sixth = await byCode(token, codeAt(secret));
    assert.deepEqual([sixth.status, sixth.body.code], [403, 'TOKEN_EXPIRED']);
    const late = await challengeOf(person);
    pass(301);
    assert.equal((await byCode(late.token, codeAt(secret))).body.code, 'TOKEN_EXPIRED');
  });

  it('takes thirty codes a day, in sign-ins and changes together, and tells the owner after ten; a good one begins anew', async () => {
    const person = await api.register(role);
    const { secret } = await withApp(person);
    pass(600);
    const told = async () =>
      (await mailsTo(api, person.email)).filter(({ subject }) => subject === 'Codes refusés sur votre compte Nimbia')
        .length;
    const changing = async () => (await post('/auth/factors/recovery-codes', { password }, person)).body.details;
    const confirm = (token: string, code: string) =>
      post('/auth/second-step/prove', { token, proof: { method: 'code', code } }, person);
    /** A token is good for five. */
    const wrong = async (times: number) => {
      for (let count = 0; count < times; count += 5) {
        const isChange = count % 2 === 1;
        const { token } = isChange ? await changing() : await challengeOf(person);
        for (let one = count; one < Math.min(times, count + 5); one += 1)
          assert.equal((await (isChange ? confirm : byCode)(token, '000000')).status, 422);
      }
    };
    await wrong(9);
    assert.equal(await told(), 0);
    await wrong(1);
    assert.equal(await told(), 1);
    assert.equal((await byCode((await challengeOf(person)).token, codeAt(secret))).status, 200);
    pass(60);
    await wrong(30);
    assert.equal(await told(), 2);
    for (const answer of [
      await confirm((await changing()).token, codeAt(secret)),
      await byCode((await challengeOf(person)).token, codeAt(secret)),
    ])
      assert.deepEqual([answer.status, answer.body.code], [429, 'RATE_LIMITED']);
  });

  it('a recovery code signs in once, however it is typed, and is announced by mail', async () => {
    const person = await api.register(role);
    const { codes } = await withApp(person);
    const typed = ` ${(codes[0] ?? '').toUpperCase().replace('-', ' ')} `;
    const use = async () => prove((await challengeOf(person)).token, { method: 'recovery', code: typed });
    assert.equal((await use()).status, 200);
    assert.equal((await use()).status, 422);
    assert.equal((await factorsOf(person)).recoveryCodes, 9);
    const subjects = (await mailsTo(api, person.email)).map(({ subject }) => subject);
    assert.ok(subjects.includes('Un code de secours de votre compte Nimbia a servi'));
    assert.ok(subjects.includes('Application de codes ajoutée à votre compte Nimbia'));
  });

  it('protects the account: deleting it, its password, its e-mails and its factors need it, proved in the last ten minutes', async () => {
    const person = await api.register(role);
    const { secret } = await withApp(person);
    pass(600);
    const calls = [
      ['DELETE', '/auth/account'],
      ['POST', '/auth/export'],
      ['POST', '/auth/exports'],
      ['DELETE', '/auth/factors/code-app'],
      ['POST', '/auth/factors/recovery-codes'],
      ['POST', '/auth/email-change', { email: 'new@nimbia.test' }],
      ['PUT', '/auth/recovery-email', { email: 'new@nimbia.test' }],
    ] as const;
    const change = { currentPassword: password, password: 'Other-2026!', passwordConfirmation: 'Other-2026!' };
    assert.equal((await post('/auth/change-password', change, person)).body.code, 'SECOND_STEP_REQUIRED');
    let challenge: SecondStepChallenge | undefined;
    for (const [method, path, more] of calls) {
      const { token } = person;
      const { status, body } = await api.call<Body>(method, path, { token, body: { password, ...more } });
      assert.deepEqual([status, body.code], [403, 'SECOND_STEP_REQUIRED'], path);
      challenge = body.details;
    }
    const other = await api.register(role);
    const proof = { token: challenge?.token, proof: { method: 'code', code: codeAt(secret) } };
    assert.equal((await post('/auth/second-step/prove', proof, other)).status, 403, 'of another session');
    assert.equal((await post('/auth/second-step', proof)).status, 403, 'it signs nobody in');
    assert.equal((await post('/auth/second-step/prove', proof, person)).status, 200);
    const renewed = await post('/auth/factors/recovery-codes', { password }, person);
    assert.equal(renewed.body.data.recoveryCodes?.length, 10);
    const { token } = person;
    assert.equal((await api.call('DELETE', '/auth/factors/code-app', { token, body: { password } })).status, 200);
    assert.deepEqual(await factorsOf(person), { codeApp: null, passkeys: [], recoveryCodes: 0 });
    assert.equal((await login(person)).status, 200);
  });

  it('that a thief added is turned off by the owner’s mail for seven days, once, which signs out everywhere', async () => {
    const links = async (who: Person) =>
      (await mailsTo(api, who.email)).flatMap(({ text }) => /\/login#factor=([\w-]{43})/u.exec(text)?.[1] ?? []);
    const stop = (token: string | undefined) => post('/auth/factors/stop', { token });
    const person = await api.register(role);
    await withApp(person);
    const [token] = await links(person);
    const stopped = await stop(token);
    assert.deepEqual([stopped.status, stopped.body.data], [200, { email: person.email }]);
    assert.equal((await api.call('GET', '/auth/me', { token: person.token })).status, 401);
    assert.equal((await login(person)).status, 200);
    assert.equal((await stop(token)).body.code, 'CONFIRMATION_INVALID');
    const other = await api.register(role);
    await withApp(other);
    const [late] = await links(other);
    pass(7 * 86_400 + 1);
    assert.equal((await stop(late)).status, 422);
  });

  it('an operator turns it off for somebody who lost everything, who is told', async () => {
    const person = await api.register(role);
    await withApp(person);
    const remove = () => runAsSystem(api.services.db, (tx) => removeSecondSteps(tx, person.id));
    assert.deepEqual([await remove(), await remove()], [true, false]);
    assert.equal((await login(person)).status, 200);
    const subjects = (await mailsTo(api, person.email)).map(({ subject }) => subject);
    assert.ok(subjects.includes('Connexion en deux étapes désactivée par Nimbia'));
  });

  describe('a passkey', () => {
    async function withPasskey(who: Person, key = openAuthenticator()) {
      const { token, options } = (await post('/auth/factors/passkey/options', { password }, who)).body.data;
      const input = { token, name: 'Téléphone', response: key.make(options) };
      return { key, made: await post('/auth/factors/passkey', input, who), input };
    }
    const askFor = async (token: string) =>
      (await api.call<{ data: { challenge: string } }>('POST', '/auth/second-step/passkey', { body: { token } })).body
        .data;

    it('is added for the password, named, renamed and removed, and never shown', async () => {
      const person = await api.register(role);
      const { made, input } = await withPasskey(person);
      assert.equal(made.status, 201);
      assert.equal(made.body.data.recoveryCodes?.length, 10);
      assert.equal((await post('/auth/factors/passkey', input, person)).status, 403, 'once');
      const again = await withPasskey(person);
      assert.equal(again.made.body.data.recoveryCodes, null, 'the codes are there already');
      const [first, second] = (await factorsOf(person)).passkeys;
      assert.deepEqual([first?.name, first?.usedAt], ['Téléphone', null]);
      const { token } = person;
      const rename = (who: Person) =>
        api.call('PUT', `/base/passkeys/update/${first?.id}`, { token: who.token, body: { name: 'Clé bleue' } });
      assert.equal((await rename(person)).status, 200);
      assert.equal((await rename(await api.register(role))).status, 404);
      const remove = (id: unknown) =>
        api.call('DELETE', `/auth/factors/passkey/${String(id)}`, { token, body: { password } });
      assert.equal((await remove(second?.id)).status, 200);
      assert.equal((await remove(second?.id)).status, 404);
      assert.deepEqual(
        (await factorsOf(person)).passkeys.map(({ name }) => name),
        ['Clé bleue'],
      );
      const listed = await api.call<{ data: object[] }>('POST', '/pro/get-all/passkeys', { token, body: {} });
      assert.deepEqual(Object.keys(listed.body.data[0] ?? {}).sort(), ['createdAt', 'id', 'name', 'usedAt']);
    });

    it('of another site, for another challenge, or made by nobody is refused', async () => {
      const person = await api.register(role);
      for (const [wrong, key] of [
        [{ origin: 'https://evil.example' }, openAuthenticator()],
        [{ challenge: 'x' }, openAuthenticator()],
        [{}, openAuthenticator('evil.example')],
      ] as const) {
        const { token, options } = (await post('/auth/factors/passkey/options', { password }, person)).body.data;
        const response = key.make({ challenge: options.challenge, ...wrong });
        const answer = await post('/auth/factors/passkey', { token, name: 'x', response }, person);
        assert.deepEqual(answer.body.errors, [{ pointer: '/response', code: 'SECOND_STEP_INVALID' }]);
      }
    });

    it('is a second step', async () => {
      const person = await api.register(role);
      const { key } = await withPasskey(person);
      const { token, methods } = await challengeOf(person);
      assert.deepEqual(methods, ['passkey', 'recovery']);
      const { challenge } = await askFor(token);
      const stranger = openAuthenticator();
      for (const response of [stranger.use({ challenge }), key.use({ challenge: 'x' })])
        assert.equal((await prove(token, { method: 'passkey', response })).status, 422);
      const proof = { method: 'passkey', response: key.use({ challenge, isVerified: false }) };
      assert.equal((await prove(token, proof)).status, 200);
      assert.notEqual((await factorsOf(person)).passkeys[0]?.usedAt, null);
      const next = await challengeOf(person);
      key.rewind();
      const copy = { method: 'passkey', response: key.use(await askFor(next.token)) };
      assert.equal((await prove(next.token, copy)).status, 422, 'a copy of the key');
      const other = await api.register(role);
      await withPasskey(other);
      const theirs = await challengeOf(other);
      const foreign = { method: 'passkey', response: key.use(await askFor(theirs.token)) };
      assert.equal((await prove(theirs.token, foreign)).status, 422, 'of somebody else');
    });

    it('signs in alone where the device has verified its user, on the right page', async () => {
      const person = await api.register(role);
      const { key } = await withPasskey(person);
      const enter = async (isVerified: boolean, as = role) => {
        const { token, options } = (await post('/auth/passkey/options', {})).body.data;
        const response = key.use({ challenge: options.challenge, isVerified });
        return { token, response, answer: await post('/auth/passkey', { token, response, role: as }) };
      };
      assert.equal((await enter(false)).answer.status, 422);
      assert.equal((await enter(true, 'client')).answer.body.code, 'WRONG_ROLE');
      const { token, response, answer } = await enter(true);
      assert.equal(answer.status, 200);
      assert.equal((await post('/auth/passkey', { token, response, role })).status, 403, 'once');
    });
  });
});
