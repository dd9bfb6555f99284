import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { holdAccount } from '../auth/hold-account.ts';
import { endSessions } from '../auth/sessions.ts';
import { removeSecondSteps } from '../second-step/remove-second-steps.ts';
import { findStop } from '../second-step/stops.ts';

const invalid = () =>
  new Problem(422, 'CONFIRMATION_INVALID', { errors: [{ pointer: '/token', code: 'CONFIRMATION_INVALID' }] });

/** The owner did not add the factor: the second step is off, and everybody is signed out. `tx` runs as `system`. @throws Problem 422 */
export async function stopFactors(tx: Tx, token: string, now: Date): Promise<{ email: string }> {
  const found = await findStop(tx, token, now);
  if (!found) throw invalid();
  const { userId } = found;
  await holdAccount(tx, userId);
  // Of two requests with the same token, one succeeds; the links of other mails end with it.
  const stopped = await tx.deleteFrom('secondStepStops').where('userId', '=', userId).returning('hash').execute();
  if (stopped.length === 0) throw invalid();
  await removeSecondSteps(tx, userId);
  await endSessions(tx, userId, now);
  return tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
}
