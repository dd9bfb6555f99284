import type { FastifyInstance } from 'fastify';
import { passwordConfirmation } from 'shared-contracts/schemas/account-access-input';
import { runAsSystem } from '../../db/run-as.ts';
import { sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import type { Policy } from '../../policy/policy.ts';
import type { Services } from '../../services/services.ts';
import { confirmIdentity } from '../auth/confirm-identity.ts';
import { clearRefreshCookie } from '../auth/refresh-cookie.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import { deleteAccount } from './delete-account.ts';

/** DELETE /auth/account, for the password. */
export function registerAccountDeletion(
  base: FastifyInstance,
  services: Services,
  limits: AccountLimits,
  policies: readonly Policy[],
): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  app.delete(
    '/auth/account',
    sessionRoute('sign-in', 'Deletes the account.', { body: passwordConfirmation }),
    async (request, reply) => {
      const { userId, role } = signedIn(request);
      await confirmIdentity(services, limits, request, request.body.password);
      await runAsSystem(services.db, (tx) => deleteAccount(tx, policies, userId, role, services.now()));
      clearRefreshCookie(reply, services.config);
      return { data: {} };
    },
  );
}
