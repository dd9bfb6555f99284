import type { FastifyInstance, FastifyRequest } from 'fastify';
import { factorsStopped, factorsStopInput } from 'shared-contracts/schemas/mailed-link';
import { codeAppInput, factorConfirmation, passkeyInput } from 'shared-contracts/schemas/second-step-input';
import { codeAppSecret, factors, passkeyOptions, recoveryCodes } from 'shared-contracts/schemas/second-step';
import { id } from 'shared-contracts/schemas/text';
import * as v from 'valibot';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import { invalidAt, notFound, Problem } from '../../http/problem.ts';
import { answers, openRoute, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import type { Services } from '../../services/services.ts';
import { confirmIdentity } from '../auth/confirm-identity.ts';
import { holdAccount } from '../auth/hold-account.ts';
import { announce } from '../second-step/announce.ts';
import { attemptChallenge, endChallenge, issueChallenge } from '../second-step/challenges.ts';
import { startCodeApp, takeAppCode } from '../second-step/code-app.ts';
import { creationOptions, madePasskey } from '../second-step/passkeys.ts';
import { renewRecoveryCodes } from '../second-step/recovery-codes.ts';
import { addFactor } from './add-factor.ts';
import { dropFactor } from './drop-factor.ts';
import { accountOf, readFactors } from './read-factors.ts';
import { stopFactors } from './stop-factors.ts';

const MAX_PASSKEYS = 10;
const invalidCode = () =>
  new Problem(422, 'SECOND_STEP_INVALID', { errors: [{ pointer: '/code', code: 'SECOND_STEP_INVALID' }] });

/** `/auth/factors`: the second steps of an account. Each change needs the password and, where it is on, the second step. */
export function registerFactors(base: FastifyInstance, services: Services, limits: AccountLimits): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const { config, db, now } = services;
  /** Changes the account of the caller, who has to prove who they are. */
  const change = async <T>(
    request: FastifyRequest,
    password: string,
    run: (tx: Tx, userId: string) => Promise<T>,
  ): Promise<T> => {
    const { userId } = signedIn(request);
    await confirmIdentity(services, limits, request, password);
    return runAsSystem(db, async (tx) => {
      await holdAccount(tx, userId);
      return run(tx, userId);
    });
  };

  app.get(
    '/auth/factors',
    sessionRoute('sign-in', 'The second steps of one’s account.', { response: answers(factors) }),
    async (request) => ({ data: await runAsSystem(db, (tx) => readFactors(tx, signedIn(request).userId)) }),
  );

  app.post(
    '/auth/factors/stop',
    {
      config: { ignoresSession: true },
      ...openRoute(
        'sign-in',
        'Turns the second step off and signs out everywhere, by the mail about an added factor.',
        {
          body: factorsStopInput,
          response: answers(factorsStopped),
        },
      ),
    },
    async (request) => {
      const { token } = request.body;
      await limits.attempt(request.ip, `factors-stop:${token}`);
      return { data: await runAsSystem(db, (tx) => stopFactors(tx, token, now())) };
    },
  );

  app.post(
    '/auth/factors/passkey/options',
    sessionRoute('sign-in', 'What the browser needs to make a passkey.', {
      body: factorConfirmation,
      response: answers(passkeyOptions),
    }),
    async (request) => {
      const { userId, sessionId } = signedIn(request);
      await confirmIdentity(services, limits, request, request.body.password);
      return runAsSystem(db, async (tx) => {
        const { email, firstNames, lastName } = await accountOf(tx, userId);
        const options = await creationOptions(tx, config, { id: userId, email, name: `${firstNames} ${lastName}` });
        const webauthn = options.challenge;
        const token = await issueChallenge(tx, { purpose: 'register', userId, sessionId, webauthn }, now());
        return { data: { token, options } };
      });
    },
  );

  app.post(
    '/auth/factors/passkey',
    sessionRoute('sign-in', 'Adds the passkey that was made; the first second step answers with the recovery codes.', {
      body: passkeyInput,
      response: answers(recoveryCodes, { status: 201 }),
    }),
    async (request, reply) => {
      const { userId, sessionId } = signedIn(request);
      const { token, response, name } = request.body;
      const challenge = await runAsSystem(db, (tx) =>
        attemptChallenge(tx, token, { purpose: 'register', sessionId, now: now() }),
      );
      if (!challenge || challenge.userId !== userId) throw new Problem(403, 'TOKEN_EXPIRED');
      const key = await madePasskey(config, String(challenge.webauthn), response);
      if (!key) throw invalidAt('/response', 'SECOND_STEP_INVALID');
      const codes = await runAsSystem(db, async (tx) => {
        await holdAccount(tx, userId);
        if (!(await endChallenge(tx, challenge))) throw new Problem(403, 'TOKEN_EXPIRED');
        const { passkeys } = await readFactors(tx, userId);
        if (passkeys.length >= MAX_PASSKEYS) throw invalidAt('/response', 'LIMIT_EXCEEDED');
        return addFactor(tx, config, { userId, sessionId, now: now(), change: 'passkey-added' }, async () => {
          await tx
            .insertInto('passkeys')
            .values({ userId, name, ...key })
            .execute();
        });
      });
      return reply.status(201).send({ data: { recoveryCodes: codes } });
    },
  );

  app.delete(
    '/auth/factors/passkey/:id',
    sessionRoute('sign-in', 'Removes a passkey.', { params: v.object({ id }), body: factorConfirmation }),
    async (request) => {
      await change(request, request.body.password, async (tx, userId) => {
        const removed = await tx
          .deleteFrom('passkeys')
          .where('id', '=', request.params.id)
          .where('userId', '=', userId)
          .returning('id')
          .executeTakeFirst();
        if (!removed) throw notFound();
        await dropFactor(tx, userId, 'passkey-removed');
      });
      return { data: {} };
    },
  );

  app.post(
    '/auth/factors/code-app',
    sessionRoute('sign-in', 'A new secret for an app that shows codes; it counts once a code confirms it.', {
      body: factorConfirmation,
      response: answers(codeAppSecret),
    }),
    async (request) => {
      const started = await change(request, request.body.password, async (tx, userId) => {
        if ((await readFactors(tx, userId)).codeApp) throw new Problem(409, 'CONFLICT');
        return startCodeApp(tx, config, { userId, email: (await accountOf(tx, userId)).email });
      });
      return { data: started };
    },
  );

  app.post(
    '/auth/factors/code-app/confirm',
    sessionRoute(
      'sign-in',
      'Turns the app on by its first code; the first second step answers with the recovery codes.',
      {
        body: codeAppInput,
        response: answers(recoveryCodes),
      },
    ),
    async (request) => {
      const { userId, sessionId } = signedIn(request);
      await limits.attempt(request.ip, `second-step:${userId}`);
      const codes = await runAsSystem(db, async (tx) => {
        await holdAccount(tx, userId);
        return addFactor(tx, config, { userId, sessionId, now: now(), change: 'code-app-added' }, async () => {
          const { code } = request.body;
          if (!(await takeAppCode(tx, config, { userId, code, now: now(), pending: true }))) throw invalidCode();
        });
      });
      await limits.succeeded(request.ip, `second-step:${userId}`);
      return { data: { recoveryCodes: codes } };
    },
  );

  app.delete(
    '/auth/factors/code-app',
    sessionRoute('sign-in', 'Removes the app that shows codes.', { body: factorConfirmation }),
    async (request) => {
      await change(request, request.body.password, async (tx, userId) => {
        const removed = await tx
          .deleteFrom('codeApps')
          .where('userId', '=', userId)
          .where('confirmedAt', 'is not', null)
          .returning('userId')
          .executeTakeFirst();
        if (!removed) throw notFound();
        await dropFactor(tx, userId, 'code-app-removed');
      });
      return { data: {} };
    },
  );

  app.post(
    '/auth/factors/recovery-codes',
    sessionRoute('sign-in', 'Ten new recovery codes in the place of the others.', {
      body: factorConfirmation,
      response: answers(recoveryCodes),
    }),
    async (request) => {
      const codes = await change(request, request.body.password, async (tx, userId) => {
        const { codeApp, passkeys } = await readFactors(tx, userId);
        if (!codeApp && passkeys.length === 0) throw notFound();
        await announce(tx, userId, 'recovery-codes-renewed');
        return renewRecoveryCodes(tx, config, userId);
      });
      return { data: { recoveryCodes: codes } };
    },
  );
}
