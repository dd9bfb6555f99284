import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { smsCodeInput, smsNumberInput, smsState } from 'shared-contracts/schemas/sms';
import * as v from 'valibot';
import { runAsSystem } from '../../db/run-as.ts';
import { invalidAt, Problem } from '../../http/problem.ts';
import { answers, describedRoute, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import type { Services } from '../../services/services.ts';
import { askNumber, confirmNumber, removeNumber } from './confirm-number.ts';
import { asPhone, saysStop, stopNumber } from './stop-number.ts';

/** `/sms`: the number that somebody wants texts at, and what people answer to texts. */
export function registerSms(base: FastifyInstance, services: Services, limits: AccountLimits): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const { config, db, now, sms } = services;

  app.get(
    '/sms',
    sessionRoute('service', 'Whether texts are sent, and to which number of the caller.', {
      response: answers(smsState),
    }),
    async (request) => {
      const { userId } = signedIn(request);
      return runAsSystem(db, async (tx) => {
        const number = await tx
          .selectFrom('smsNumbers')
          .select(['phone', 'confirmedAt', 'stoppedAt'])
          .where('userId', '=', userId)
          .executeTakeFirst();
        const pending = await tx
          .selectFrom('smsCodes')
          .select(['phone', 'expiresAt'])
          .where('userId', '=', userId)
          .where('expiresAt', '>', now())
          .executeTakeFirst();
        return { data: { isOffered: sms !== undefined, number: number ?? null, pending: pending ?? null } };
      });
    },
  );

  app.post(
    '/sms/number',
    sessionRoute('service', 'Sends a code to a phone of the caller, who agrees to texts there by typing it.', {
      body: smsNumberInput,
      response: answers(undefined, { status: 202 }),
    }),
    async (request, reply) => {
      const { userId } = signedIn(request);
      const { phone } = request.body;
      if (!sms) throw new Problem(503, 'UNAVAILABLE');
      await limits.sendCode(userId, phone);
      await runAsSystem(db, (tx) => askNumber(tx, { userId, now: now() }, phone));
      return reply.status(202).send({ data: {} });
    },
  );

  app.post(
    '/sms/number/confirm',
    sessionRoute('service', 'Takes the code that came: five tries within ten minutes.', { body: smsCodeInput }),
    async (request) => {
      const { userId, role } = signedIn(request);
      const asking = { userId, role, now: now(), secret: config.secret };
      const isRight = await runAsSystem(db, (tx) => confirmNumber(tx, asking, request.body.code));
      if (!isRight) throw invalidAt('/code', 'SECOND_STEP_INVALID');
      return { data: {} };
    },
  );

  app.delete(
    '/sms/number',
    sessionRoute('service', 'Ends texts to the caller and forgets the number.'),
    async (request) => {
      const { userId } = signedIn(request);
      await runAsSystem(db, (tx) => removeNumber(tx, userId));
      return { data: {} };
    },
  );

  if (config.smsInbound) registerInbound(base, services, config.smsInbound);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** What people answer, as the gateway reports it: only a word that stops texts does something. */
function registerInbound(
  base: FastifyInstance,
  { db, now }: Services,
  { secret, ...fields }: NonNullable<Services['config']['smsInbound']>,
): void {
  const expected = digest(secret);
  /** As a bearer token, or the password of an address such as `https://sms:secret@api.example.org/sms/inbound`. */
  const isOurs = (authorization = '') => {
    const [, scheme = '', given = ''] = /^(\S+) (.+)$/u.exec(authorization) ?? [];
    const isBasic = scheme.toLowerCase() === 'basic';
    const known = isBasic
      ? Buffer.from(given, 'base64')
          .toString()
          .replace(/^[^:]*:/u, '')
      : given;
    return timingSafeEqual(digest(known), expected);
  };
  base.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post(
      '/sms/inbound',
      {
        config: { ignoresSession: true },
        ...describedRoute('service', 'What somebody answered to a text, by SMS_INBOUND_SECRET; only where it is set.'),
        onRequest: async ({ headers }) => {
          if (!isOurs(headers.authorization)) throw new Problem(401, 'UNAUTHENTICATED');
        },
      },
      async ({ body }) => {
        const said = v.safeParse(v.object({ [fields.from]: v.string(), [fields.text]: v.string() }), body);
        if (!said.success) throw new Problem(400, 'BODY_INVALID');
        const { [fields.from]: from = '', [fields.text]: text = '' } = said.output;
        if (saysStop(text)) await runAsSystem(db, (tx) => stopNumber(tx, asPhone(from), now()));
        return { data: {} };
      },
    );
  });
}
