import type { FastifyInstance } from 'fastify';
import type { TableModule } from '../../generic/table-module.ts';
import { buildDocument } from './build-document.ts';
import type { ApiDocument, DescribedRoute } from './build-document.ts';
import { docsPage, pagePolicy } from './page.ts';

/** Stands before all other routes, to hear of them. The two answers are made when they are first asked for. */
export function registerOpenApi(app: FastifyInstance, tables: readonly TableModule[]): void {
  const routes: DescribedRoute[] = [];
  app.addHook('onRoute', ({ url, schema, method }) => {
    for (const one of [method].flat())
      if (one !== 'HEAD' && one !== 'OPTIONS') routes.push({ url, method: one, ...(schema && { schema }) });
  });
  let built: ApiDocument | undefined;
  const document = () => (built ??= buildDocument(routes, tables));
  const open = { config: { ignoresSession: true } };

  app.get('/openapi.json', open, () => document());
  app.get('/docs', open, (_request, reply) =>
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(docsPage(document())),
  );
}
