import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { locales } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import { runAsSystem } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { openRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { Services } from '../../services/services.ts';
import { faceId } from '../../adapters/mail/mailer.ts';
import { translatorFor } from '../../translations/translator-for.ts';
import { hasLocalMailbox } from '../../adapters/mail/open-mailer.ts';
import { hasLocalTexts } from '../../adapters/sms/open-sms.ts';
import { isLocalRequest } from './is-local-request.ts';
import { listPage, mailPage } from './pages.ts';
import { storedMail } from './stored-mail.ts';

const LATEST = 100;
const params = v.object({ id: v.pipe(v.string(), v.uuid()) });
const produces = ['text/html'];

/** `/mailbox`: mails and texts of while no SMTP server and no gateway are configured, for requests from this machine only. */
export function registerMailbox(base: FastifyInstance, { config, db }: Services): void {
  const [keepsMails, keepsTexts] = [hasLocalMailbox(config), hasLocalTexts(config)];
  if (!keepsMails && !keepsTexts) return;
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const guard = {
    onRequest: async (request: FastifyRequest) => {
      if (!isLocalRequest(request)) throw new Problem(404, 'NOT_FOUND');
    },
  };
  const read = (id: string) =>
    runAsSystem(db, async (tx) => {
      const mail = await tx.selectFrom('localMails').selectAll().where('id', '=', id).executeTakeFirst();
      if (!mail) throw new Problem(404, 'NOT_FOUND');
      return { ...mail, message: v.parse(storedMail, mail.message) };
    });

  app.get(
    '/mailbox',
    {
      ...guard,
      ...openRoute(
        'service',
        'Mails and texts that were kept on this machine; not in production, and for this machine alone.',
        {
          produces,
        },
      ),
    },
    async (request, reply) => {
      const kept = await runAsSystem(db, async (tx) => {
        const mails = tx
          .selectFrom('localMails')
          .select(['id', 'recipient', 'subject', 'createdAt'])
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(LATEST);
        const texts = tx
          .selectFrom('localTexts')
          .selectAll()
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(LATEST);
        return {
          mails: keepsMails ? await mails.execute() : undefined,
          texts: keepsTexts ? await texts.execute() : undefined,
        };
      });
      const lang = languageOf(request);
      return sendPage(reply, listPage(lang, await translatorFor(lang, 'mailbox'), kept));
    },
  );

  app.get(
    '/mailbox/:id',
    { ...guard, ...openRoute('service', 'One of these mails.', { params, produces }) },
    async (request, reply) => {
      const lang = languageOf(request);
      return sendPage(reply, mailPage(lang, await translatorFor(lang, 'mailbox'), await read(request.params.id)));
    },
  );

  // As a mail program shows it: no scripts and no requests; links open in a new tab.
  app.get(
    '/mailbox/:id/html',
    { ...guard, ...openRoute('service', 'As a mail program shows it.', { params, produces }) },
    async (request, reply) => {
      const { message } = await read(request.params.id);
      const { face } = message;
      const address = face && `data:${face.contentType};base64,${face.base64}`;
      return sendHtml(reply, address ? message.html.replace(`cid:${faceId}`, address) : message.html, [
        "default-src 'none'",
        'img-src data:',
        "style-src 'unsafe-inline'",
        "frame-ancestors 'self'",
        'sandbox allow-popups allow-popups-to-escape-sandbox',
      ]);
    },
  );

  app.get(
    '/mailbox/:id/calendar',
    {
      ...guard,
      ...openRoute('service', 'The calendar file that came with it.', { params, produces: ['text/calendar'] }),
    },
    async (request, reply) => {
      const { calendar } = (await read(request.params.id)).message;
      if (!calendar) throw new Problem(404, 'NOT_FOUND');
      return reply
        .header('content-disposition', `attachment; filename="${calendar.filename}"`)
        .type(`text/calendar; charset=utf-8; method=${calendar.method}`)
        .send(calendar.content);
    },
  );
}

const sendPage = (reply: FastifyReply, page: string) =>
  sendHtml(reply, page, [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);

const sendHtml = (reply: FastifyReply, text: string, policy: readonly string[]) =>
  reply.header('content-security-policy', policy.join('; ')).type('text/html; charset=utf-8').send(text);

/** The first supported language of `Accept-Language`. */
function languageOf(request: FastifyRequest) {
  const asked = (request.headers['accept-language'] ?? '').toLowerCase().split(',');
  const found = asked.flatMap((tag) => locales.filter((locale) => tag.trim().startsWith(locale)));
  return found[0] ?? 'fr';
}
