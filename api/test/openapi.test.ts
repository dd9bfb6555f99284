import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { buildDocument } from '../src/modules/openapi/build-document.ts';
import type { ApiDocument } from '../src/modules/openapi/build-document.ts';
import { tables } from '../src/tables.ts';
import { openTestApi } from './support/test-api.ts';
import type { TestApi } from './support/test-api.ts';

describe('the description of the API', () => {
  let api: TestApi;
  let document: ApiDocument;
  before(async () => {
    api = await openTestApi({
      METRICS_TOKEN: 'a token that Prometheus brings',
      TELEMETRY_SECRET: 'a secret that shell and API share',
    });
    const answer = await api.call<ApiDocument>('GET', '/openapi.json');
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    document = answer.body;
  });
  after(() => api.close());

  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(
      structuredClone(document) as unknown as Record<string, unknown>,
    );
    assert.ok(valid, JSON.stringify(errors));
    assert.equal(document.openapi, '3.1.0');
  });

  it('has every route that is registered, and no other', () => {
    // As the router prints them: a tree, four characters a level, the methods in brackets.
    const above: string[] = [];
    const registered = api.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        const [, indent = '', segment = '', methods = ''] = /^([│├└─\s]*)(\S+)(?: \(([A-Z, ]+)\))?$/u.exec(line) ?? [];
        above.splice(indent.length / 4 - 1, Infinity, segment);
        const path = above.join('').replaceAll(/:(\w+)/gu, '{$1}');
        return methods
          .split(', ')
          .filter((method) => method && !['HEAD', 'OPTIONS'].includes(method))
          .map((method) => `${method} ${path}`);
      });
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    assert.ok(registered.length > 35, `${registered.length} routes`);
    assert.deepEqual(described.sort(), registered.sort());
  });

  it('refuses to leave a route out', () => {
    assert.throws(
      () => buildDocument([{ method: 'GET', url: '/new' }], tables),
      /GET \/new is not in call-descriptions/u,
    );
  });

  it('says of each table what is read, and of each call what is sent, from the schemas that check it', () => {
    const { schemas } = document.components;
    for (const { path, create } of tables) {
      assert.ok(schemas[path], path);
      if (create) assert.ok(schemas[`${path}.create`], path);
    }
    assert.ok(!JSON.stringify(document).includes('passwordHash'));
    const registration = JSON.stringify(document.paths['/auth/register']?.['post']?.requestBody);
    for (const field of ['secondaryEmail', 'passwordConfirmation', 'companyName'])
      assert.ok(registration.includes(field), field);
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/gu)].map(
      ([, name]) => name,
    );
    assert.deepEqual(
      references.filter((name) => !Object.hasOwn(schemas, name ?? '')),
      [],
    );
  });

  it('says what the shape of a body does not', () => {
    const summaryOf = (path: string) => document.paths[path]?.['post']?.summary ?? '';
    assert.match(summaryOf('/base/{table}/create-many'), /all or none.*availability_exceptions.*`\?reopen=/u);
    assert.match(summaryOf('/slots'), /`from` and `to`.*`date`.*`next`/u);
    assert.match(summaryOf('/facets'), /`capped`/u);
    assert.match(summaryOf('/auth/register'), /EMAIL_TAKEN.*429/u);
    assert.match(String(document.components.schemas['Condition']?.['description']), /\$near: \{lat, lng, km\}/u);
    assert.match(document.paths['/events/missed']?.['get']?.summary ?? '', /GET \/events/u);
  });

  it('is read as a page that runs and loads nothing', async () => {
    const { body, headers, statusCode } = await api.app.inject({ url: '/docs' });
    assert.equal(statusCode, 200);
    assert.doesNotMatch(body, /<script|<link|<img|<iframe|@import|url\(|style="|\son\w+=/iu);
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/u.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    assert.match(String(headers['content-security-policy']), /^default-src 'none'; style-src 'sha256-/u);
    assert.ok(String(headers['content-security-policy']).includes(hash), 'the style is the one that is allowed');
    for (const path of ['POST /auth/reset', 'GET /events', 'POST /{table}/aggregate'])
      assert.ok(body.includes(path), path);
  });
});
