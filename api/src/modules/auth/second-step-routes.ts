import type { FastifyInstance } from 'fastify';
import { challengeInput, passkeySignIn, secondStepInput } from 'shared-contracts/schemas/second-step-input';
import { passkeyOptions, webAuthnOptions } from 'shared-contracts/schemas/second-step';
import { sessionAnswer } from 'shared-contracts/schemas/session';
import type { InferOutput } from 'valibot';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { answers, openRoute, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import type { Services } from '../../services/services.ts';
import { announce } from '../second-step/announce.ts';
import {
  attemptChallenge,
  endChallenge,
  findChallenge,
  issueChallenge,
  keepWebauthn,
} from '../second-step/challenges.ts';
import { checkProof } from '../second-step/check-proof.ts';
import { requestOptions, usePasskey } from '../second-step/passkeys.ts';
import { requireForm, signIn } from './sign-in.ts';

const withoutSession = { config: { ignoresSession: true } } as const;
/** That many refused codes in a day are told to the owner, once. */
const TOLD_AT = 10;
/** The password has to be given again. */
const ended = () => new Problem(403, 'TOKEN_EXPIRED');
const invalid = () =>
  new Problem(422, 'SECOND_STEP_INVALID', { errors: [{ pointer: '/proof', code: 'SECOND_STEP_INVALID' }] });

/** The second step of a sign-in, the same while signed in, and signing in with a passkey alone. */
export function registerSecondSteps(base: FastifyInstance, services: Services, limits: AccountLimits): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const { config, db, now } = services;

  /** An attempt is counted even if what follows fails. @throws Problem 403, 429 */
  const attempt = async (token: string, ip: string, of: Omit<Parameters<typeof attemptChallenge>[2], 'now'>) => {
    const challenge = await runAsSystem(db, (tx) => attemptChallenge(tx, token, { ...of, now: now() }));
    if (!challenge) throw ended();
    if (challenge.userId !== null) await limits.attempt(ip, `second-step:${challenge.userId}`);
    return challenge;
  };
  /** Runs what a proof opens. Codes can be guessed, so their failures are counted per day, and the owner hears of many. */
  const attemptProof = async <Answer>(
    { ip, body: { token, proof } }: { readonly ip: string; readonly body: InferOutput<typeof secondStepInput> },
    of: Omit<Parameters<typeof attemptChallenge>[2], 'now'>,
    run: (tx: Tx, userId: string) => Promise<Answer>,
  ): Promise<Answer> => {
    const challenge = await attempt(token, ip, of);
    const { userId } = challenge;
    if (userId === null) throw ended();
    const tried = proof.method === 'passkey' ? 0 : await limits.tryCode(userId);
    const answer = await runAsSystem(db, async (tx) => {
      if (!(await checkProof(tx, services, challenge, proof, now()))) throw invalid();
      if (!(await endChallenge(tx, challenge))) throw ended();
      return run(tx, userId);
    }).catch(async (error: unknown) => {
      if (tried === TOLD_AT) await runAsSystem(db, (tx) => announce(tx, userId, 'codes-refused'));
      throw error;
    });
    await limits.succeeded(ip, `second-step:${userId}`);
    await limits.codeAccepted(userId);
    return answer;
  };

  app.post(
    '/auth/second-step/passkey',
    {
      ...withoutSession,
      ...openRoute('sign-in', 'What the browser needs to ask for a passkey as the second step.', {
        body: challengeInput,
        response: answers(webAuthnOptions),
      }),
    },
    async (request) => {
      const { token } = request.body;
      const options = await runAsSystem(db, async (tx) => {
        const challenge = await findChallenge(tx, token, now());
        if (!challenge?.userId) throw ended();
        const made = await requestOptions(tx, config, challenge.userId);
        await keepWebauthn(tx, token, made.challenge, now());
        return made;
      });
      return { data: options };
    },
  );

  app.post(
    '/auth/second-step',
    {
      ...withoutSession,
      ...openRoute(
        'sign-in',
        'Signs in: the second step, for the token that /auth/login answered with SECOND_STEP_REQUIRED.',
        {
          body: secondStepInput,
          response: answers(sessionAnswer),
        },
      ),
    },
    async (request, reply) =>
      attemptProof(request, { purpose: 'sign_in' }, (tx, userId) =>
        signIn(tx, services, { userId, request, reply, isProved: true }),
      ),
  );

  app.post(
    '/auth/second-step/prove',
    sessionRoute('sign-in', 'The second step of somebody signed in, for a call that answered SECOND_STEP_REQUIRED.', {
      body: secondStepInput,
    }),
    async (request) => {
      const { sessionId } = signedIn(request);
      await attemptProof(request, { purpose: 'prove', sessionId }, (tx) =>
        tx.updateTable('sessions').set({ provedAt: now() }).where('id', '=', sessionId).execute(),
      );
      return { data: {} };
    },
  );

  app.post(
    '/auth/passkey/options',
    {
      ...withoutSession,
      ...openRoute('sign-in', 'What the browser needs to sign in with a passkey alone.', {
        response: answers(passkeyOptions),
      }),
    },
    async (request) => {
      await limits.attempt(request.ip, `passkey:${request.ip}`);
      return runAsSystem(db, async (tx) => {
        const options = await requestOptions(tx, config, null);
        const token = await issueChallenge(tx, { purpose: 'passwordless', webauthn: options.challenge }, now());
        return { data: { token, options } };
      });
    },
  );

  app.post(
    '/auth/passkey',
    {
      ...withoutSession,
      ...openRoute('sign-in', 'Signs in with a passkey that has verified its user.', {
        body: passkeySignIn,
        response: answers(sessionAnswer),
      }),
    },
    async (request, reply) => {
      const { token, response, role } = request.body;
      const challenge = await attempt(token, request.ip, { purpose: 'passwordless' });
      const answer = await runAsSystem(db, async (tx) => {
        const { webauthn } = challenge;
        const userId =
          webauthn === null
            ? undefined
            : await usePasskey(tx, config, { challenge: webauthn, response, isAlone: true, now: now() });
        if (userId === undefined) throw invalid();
        const account = await tx.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirstOrThrow();
        requireForm(account.role, role);
        if (!(await endChallenge(tx, challenge))) throw ended();
        return signIn(tx, services, { userId, request, reply, isProved: true });
      });
      await limits.succeeded(request.ip, `passkey:${request.ip}`);
      return answer;
    },
  );
}
