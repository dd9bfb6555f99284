import * as v from 'valibot';
import { email } from 'shared-contracts/schemas/email';
import { requiredName } from 'shared-contracts/schemas/name';
import { locale } from 'shared-contracts/schemas/vocabulary';
import { runAsSystem } from '../db/run-as.ts';
import { createOperator } from '../modules/auth/create-operator.ts';
import { RESET_MINUTES } from '../modules/auth/password-resets.ts';
import { fail } from './fail.ts';
import { withServices } from './with-services.ts';

/**
 * `npm run create-operator -- <email> [first names] [last name] [fr|en]`: creates an operator account and prints, once,
 * a link that sets its password. Requires access to the database; the embedded database must not be open elsewhere.
 */
const words = v.strictTuple([
  email,
  v.optional(requiredName(120), 'Nimbia'),
  v.optional(requiredName(80), 'Operations'),
  v.optional(locale, 'fr'),
]);
const given = v.safeParse(words, process.argv.slice(2));
if (!given.success) fail('Usage: create-operator <email> [first names] [last name] [fr|en]');
const [address, firstNames, lastName, lang] = given.output;

const { answer, origin } = await withServices(async ({ db, now, config }) => ({
  answer: await runAsSystem(db, (tx) => createOperator(tx, { email: address, firstNames, lastName, lang }, now())),
  origin: config.webOrigins[0] ?? '',
}));
if ('taken' in answer)
  fail(
    answer.taken === 'operator'
      ? `${address} is an operator already. A forgotten password is asked for on the site.`
      : `${address} has the account of a ${answer.taken}, which is left as it is. An operator needs an e-mail of their own.`,
  );
process.stdout.write(
  `${address} is an operator. The password is chosen here, once and within ${RESET_MINUTES} minutes:\n` +
    `${origin}${lang === 'en' ? '/en' : ''}/reset-pw#token=${answer.token}\n`,
);
