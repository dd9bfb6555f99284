import type { FastifyRequest } from 'fastify';
import { runAsSystem } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import type { Services } from '../../services/services.ts';
import { signedIn } from '../../plugins/signed-in.ts';

/** Checks the caller's password. @throws Problem 422 at `pointer` */
export async function confirmPassword(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  limits: AccountLimits,
  request: FastifyRequest,
  { password, pointer }: { password: string; pointer: string },
): Promise<void> {
  const { userId } = signedIn(request);
  await limits.attempt(request.ip, `confirm:${userId}`);
  const account = await runAsSystem(db, (tx) =>
    tx.selectFrom('users').select('passwordHash').where('id', '=', userId).executeTakeFirst(),
  );
  if (!(await passwords.verify(account?.passwordHash, password)))
    throw new Problem(422, 'CREDENTIALS_INVALID', { errors: [{ pointer, code: 'CREDENTIALS_INVALID' }] });
  await limits.succeeded(request.ip, `confirm:${userId}`);
}
