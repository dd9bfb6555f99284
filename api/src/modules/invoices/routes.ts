import type { FastifyInstance } from 'fastify';
import { invoiceIssuer, invoiceLink } from 'shared-contracts/schemas/billing';
import { id } from 'shared-contracts/schemas/text';
import { locale } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import { runAs, runAsSystem } from '../../db/run-as.ts';
import { notFound } from '../../http/problem.ts';
import { answers, openRoute, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import { perClient } from '../../plugins/per-client.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import { isSignedLink, linkSignature, signLink } from '../../secrets/signed-links.ts';
import type { Services } from '../../services/services.ts';
import { listIssuers } from './list-issuers.ts';
import { readInvoice } from './read-invoice.ts';

const params = v.object({ id });
/** Drawing one takes a tenth of a second of this process. */
const DRAWN_PER_MINUTE = 60;

/** An issued invoice as a PDF for its two parties, and who has sent a client any. */
export function registerInvoiceFiles(base: FastifyInstance, services: Services): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const { db } = services;

  app.get(
    '/invoices/:id/link',
    sessionRoute(
      'files',
      'The address of an issued invoice as a PDF in a language, good for five minutes.',
      {
        params,
        querystring: v.object({ lang: locale }),
        response: answers(invoiceLink),
      },
      ['client', 'professional'],
    ),
    async ({ caller, params: { id: wanted }, query: { lang } }) => {
      // With the caller's rights: row-level security knows whose it is.
      const own = await runAs(db, caller, (tx) =>
        tx
          .selectFrom('invoices')
          .select('id')
          .where('id', '=', wanted)
          .where('issuedAt', 'is not', null)
          .executeTakeFirst(),
      );
      if (!own) throw notFound();
      return { data: { url: `/invoices/${own.id}/pdf?lang=${lang}&${signLink(services, ['invoice', own.id])}` } };
    },
  );

  app.get(
    '/invoices/issuers',
    sessionRoute(
      'tables',
      'The professionals whose invoices the caller has received, by name.',
      { response: answers(v.array(invoiceIssuer)) },
      ['client'],
    ),
    async (request) => ({ data: await listIssuers(db, signedIn(request).userId) }),
  );

  const perMinute = perClient(DRAWN_PER_MINUTE);
  app.get(
    '/invoices/:id/pdf',
    {
      config: { ignoresSession: true },
      ...openRoute('files', 'The invoice, by the signed address of /invoices/{id}/link.', {
        params,
        querystring: v.object({ lang: locale, ...linkSignature.entries }),
        produces: ['application/pdf'],
      }),
    },
    async ({ ip, params: { id: wanted }, query }, reply) => {
      await perMinute(ip);
      if (!isSignedLink(services, ['invoice', wanted], query)) throw notFound();
      const invoice = await runAsSystem(db, (tx) => readInvoice(tx, wanted));
      if (!invoice) throw notFound();
      const { drawInvoice } = await import('./draw-invoice.ts');
      const { bytes, name } = await drawInvoice(invoice, query.lang);
      return reply
        .headers({
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'private, no-store',
          'cross-origin-resource-policy': 'same-site',
        })
        .type('application/pdf')
        .send(bytes);
    },
  );
}
