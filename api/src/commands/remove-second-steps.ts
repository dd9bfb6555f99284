import * as v from 'valibot';
import { email } from 'shared-contracts/schemas/email';
import { runAsSystem } from '../db/run-as.ts';
import { removeSecondSteps } from '../modules/second-step/remove-second-steps.ts';
import { fail } from './fail.ts';
import { withServices } from './with-services.ts';

/**
 * `npm run remove-second-steps -- <email>` turns two-step sign-in off for somebody who has lost every second step. Make sure
 * who asks. The embedded database must not be open elsewhere.
 */
const given = v.safeParse(v.strictTuple([email]), process.argv.slice(2));
if (!given.success) fail('Usage: remove-second-steps <email>');
const [address] = given.output;

const outcome = await withServices(({ db }) =>
  runAsSystem(db, async (tx) => {
    const account = await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', address)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!account) return 'unknown';
    return (await removeSecondSteps(tx, account.id)) ? 'removed' : 'off';
  }),
);
if (outcome === 'unknown') fail(`Nobody signs in with ${address}.`);
process.stdout.write(
  outcome === 'removed'
    ? `${address} signs in with the password alone, and is told so by mail.\n`
    : `${address} signs in with the password alone already.\n`,
);
