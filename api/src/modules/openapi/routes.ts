import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { openRoute } from '../../http/route-schema.ts';
import type { TableModule } from '../../generic/table-module.ts';
import { componentsOf } from './components.ts';
import { describeRoute } from './describe-route.ts';
import { docsPage, pagePolicy } from './page.ts';
import type { ApiDocument } from './page.ts';

const description =
  'Successes are {data, page?, total?, capped?}; every error is a problem (RFC 9457) with a stable code. POST /auth/login (operators too as role professional) answers a token of 15 minutes, sent as `Authorization: Bearer <token>`; POST /auth/refresh answers the next one. Where Retry-After stands beside an error, the same call may come again after so many seconds. What a caller may not read is not there: 404.';

/** OpenAPI 3.1 of the routes registered after this, as JSON and as a page; generated on first request. */
export async function registerOpenApi(app: FastifyInstance, tables: readonly TableModule[]): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Nimbia API', version: '1.0.0', description },
      components: {
        schemas: componentsOf(tables),
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
      security: [{ bearer: [] }],
    },
    convertConstToEnum: false,
    transform: describeRoute,
  });
  const config = { ignoresSession: true };

  app.get('/openapi.json', { config, ...openRoute('service', 'This description.') }, () => app.swagger());
  app.get(
    '/docs',
    { config, ...openRoute('service', 'This description as a page.', { produces: ['text/html'] }) },
    (_request, reply) =>
      reply
        .header('content-security-policy', pagePolicy)
        .type('text/html; charset=utf-8')
        .send(docsPage(app.swagger() as object as ApiDocument)),
  );
}
