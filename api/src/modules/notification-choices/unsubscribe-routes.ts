import type { FastifyInstance, FastifyReply } from 'fastify';
import type { NotificationKind } from 'shared-contracts/schemas/notification-choice';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import { runAsSystem } from '../../db/run-as.ts';
import { Html, html } from '../../html/html.ts';
import { notFound } from '../../http/problem.ts';
import { openRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { Services } from '../../services/services.ts';
import { translatorFor } from '../../translations/translator-for.ts';
import { setChoice } from './set-choice.ts';
import { readUnsubscribe } from './unsubscribe-token.ts';

const params = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });
const querystring = v.object({ again: v.optional(v.literal('true')) });
const produces = ['text/html'];

/** `/unsubscribe/:token`: ends the mails of a kind, for mail programs in one request, for people by a button. Neither signs in. */
export function registerUnsubscribe(base: FastifyInstance, { config, db }: Services): void {
  base.register(async (scope) => {
    // What mail programs send (RFC 8058) says nothing that we read.
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    const app = scope.withTypeProvider<ValibotTypeProvider>();
    const read = (token: string) => {
      const subject = readUnsubscribe(config, token);
      if (!subject) throw notFound();
      return subject;
    };

    app.get(
      '/unsubscribe/:token',
      {
        config: { ignoresSession: true },
        ...openRoute('service', 'Asks whether mails of a kind shall end.', { params, produces }),
      },
      async (request, reply) => {
        const { userId, kinds } = read(request.params.token);
        return sendPage(reply, await languageOf(userId), kinds, 'ask');
      },
    );

    app.post(
      '/unsubscribe/:token',
      {
        config: { ignoresSession: true },
        ...openRoute('service', 'Ends mails of a kind, or with `again` sends them again.', {
          params,
          querystring,
          produces,
        }),
      },
      async (request, reply) => {
        const { userId, kinds } = read(request.params.token);
        const byMail = request.query.again !== undefined;
        await runAsSystem(db, async (tx) => {
          const account = tx.selectFrom('users').select('id').where('id', '=', userId).where('deletedAt', 'is', null);
          if (!(await account.executeTakeFirst())) throw notFound();
          for (const kind of kinds) await setChoice(tx, userId, { kind, byMail });
        });
        return sendPage(reply, await languageOf(userId), kinds, byMail ? 'again' : 'done');
      },
    );
  });

  const languageOf = async (userId: string): Promise<Locale> => {
    const user = await runAsSystem(db, (tx) =>
      tx.selectFrom('users').select('lang').where('id', '=', userId).executeTakeFirst(),
    );
    return user?.lang ?? 'fr';
  };
}

const style = `
:root { color-scheme: light dark; --text: light-dark(#1b202d, #f0ede8); --ink: light-dark(#254283, #97b5f3); --seal: light-dark(#a45120, #eba16e); }
body { margin: 0 auto; padding: 32px 16px; max-width: 600px; background: light-dark(#fcfaf6, #0f131a); color: var(--text); font: 16px/26px Inter, system-ui, sans-serif; }
header { border-bottom: 2px solid var(--seal); padding-bottom: 12px; margin-bottom: 24px; color: var(--seal); font: 500 24px/32px 'EB Garamond', Garamond, Georgia, serif; }
h1 { margin: 0 0 16px; font: 500 30px/36px 'EB Garamond', Garamond, Georgia, serif; }
button { min-height: 44px; padding: 8px 20px; border: 1px solid var(--ink); border-radius: 8px; background: var(--ink); color: light-dark(#ffffff, #0b152a); font: 600 16px/26px inherit; cursor: pointer; }
button:focus-visible { outline: 3px solid light-dark(#1b70cf, #6ab3fd); outline-offset: 2px; }`;

/** Without scripts; the form goes to the address that the page was read from. */
async function sendPage(
  reply: FastifyReply,
  lang: Locale,
  kinds: readonly NotificationKind[],
  step: 'ask' | 'done' | 'again',
) {
  const t = await translatorFor(lang, 'mails');
  const title = t(`unsubscribed.${step}.title`, {
    kind: kinds.map((kind) => t(`unsubscribed.kind.${kind}`)).join(', '),
  });
  const page = html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <header>Nimbia</header>
        <main>
          <h1>${title}</h1>
          <form method="post" action="${step === 'done' ? '?again=true' : '?'}">
            <button>${t(`unsubscribed.${step}.action`)}</button>
          </form>
        </main>
      </body>
    </html>`;
  const policy = ["default-src 'none'", "style-src 'unsafe-inline'", "form-action 'self'", "frame-ancestors 'none'"];
  return reply
    .headers({ 'content-security-policy': policy.join('; '), 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(page.toString());
}
