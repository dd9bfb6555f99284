import type { FastifyRequest } from 'fastify';
import { runAsSystem } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import type { Services } from '../../services/services.ts';
import { askSecondStep } from '../second-step/challenges.ts';
import { confirmPassword } from './confirm-password.ts';

const FRESH_MS = 10 * 60_000;

/**
 * The caller's password, and the second step where it is on: proved in this session within ten minutes. @throws Problem 422 at
 * `pointer`, 403 SECOND_STEP_REQUIRED with a challenge for POST /auth/second-step/prove
 */
export async function confirmIdentity(
  services: Pick<Services, 'db' | 'now' | 'passwords'>,
  limits: AccountLimits,
  request: FastifyRequest,
  password: string,
  pointer = '/password',
): Promise<void> {
  await confirmPassword(services, limits, request, { password, pointer });
  const { userId, sessionId } = signedIn(request);
  const now = services.now();
  const challenge = await runAsSystem(services.db, async (tx) => {
    const session = await tx.selectFrom('sessions').select('provedAt').where('id', '=', sessionId).executeTakeFirst();
    if (session?.provedAt && session.provedAt.getTime() > now.getTime() - FRESH_MS) return undefined;
    return askSecondStep(tx, { purpose: 'prove', userId, sessionId }, now);
  });
  if (challenge) throw new Problem(403, 'SECOND_STEP_REQUIRED', { details: { ...challenge } });
}
