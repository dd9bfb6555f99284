import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createPasswords, decoyHash, OWASP_MEMORY_KIB } from './passwords.ts';

const passwords = createPasswords(OWASP_MEMORY_KIB);

const outcome = (passwordHash: string | undefined): Promise<unknown> =>
  passwords.verify(passwordHash, 'wrong').catch(({ status, code }: { status: number; code: string }) => [status, code]);
/** Its algorithm, version and parameters: `$argon2id$v=19$m=19456,t=2,p=1`. */
const settingOf = (hash: string) => hash.split('$').slice(0, 4).join('$');

it('answers the same whether there is an account or not, also after a first time that found too many waiting', async () => {
  // In a process in which nobody has signed in yet: it has made no hash of this account.
  const known = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
  const waiting = Array.from({ length: 66 }, () => passwords.hash('a password'));
  const full = [await outcome(undefined), await outcome(known)];
  const [made = ''] = await Promise.all(waiting);
  const rested = [await outcome(undefined), await outcome(known)];
  assert.deepEqual(full, Array(2).fill([503, 'UNAVAILABLE']));
  assert.deepEqual(rested, [false, false]);
  assert.equal(await passwords.verify(made, 'a password'), true);
  assert.equal(settingOf(decoyHash(OWASP_MEMORY_KIB)), settingOf(made), 'as long for the one as for the other');
});
