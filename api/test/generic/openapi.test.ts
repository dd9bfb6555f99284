import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import fastify from 'fastify';
import { useValibot } from '../../src/http/valibot-provider.ts';
import type { ApiDocument } from '../../src/modules/openapi/page.ts';
import { registerOpenApi } from '../../src/modules/openapi/routes.ts';
import { tables } from '../../src/tables.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Method, TestApi } from '../support/test-api.ts';

describe('the description of the API', () => {
  let api: TestApi;
  let document: ApiDocument & { readonly openapi: string };
  before(async () => {
    api = await openTestApi({
      METRICS_TOKEN: 'a token that Prometheus brings',
      TELEMETRY_SECRET: 'a secret that shell and API share',
    });
    const answer = await api.call<typeof document>('GET', '/openapi.json');
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
    // As the router prints them: a tree, four characters per level, the methods in brackets.
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
    assert.ok(registered.length > 0);
    assert.deepEqual(described.sort(), registered.sort());
  });

  it('refuses a route without a summary', async () => {
    const app = fastify();
    useValibot(app);
    await registerOpenApi(app, tables);
    app.get('/new', { schema: { tags: ['service'] } }, () => ({}));
    await app.ready();
    assert.throws(() => app.swagger(), /GET \/new has no summary/u);
  });

  it('has the rows of each table and the body of each call, from the schemas that check them', () => {
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

  const operationOf = (method: string, path: string) => {
    const operation = document.paths[path]?.[method];
    assert.ok(operation, path);
    return operation;
  };
  const parametersOf = (method: string, path: string) =>
    (operationOf(method, path).parameters ?? [])
      .filter((parameter) => parameter['in'] !== 'path')
      .map((parameter) => `${String(parameter['in'])} ${String(parameter['name'])}`);
  type Named = Record<string, { properties?: Named; anyOf?: unknown[]; items?: { anyOf?: unknown[] } } | undefined>;
  const beside = (method: string, path: string) => {
    const { responses } = operationOf(method, path);
    const [answer] = Object.values(responses) as { content: Record<string, { schema: { properties: Named } }> }[];
    return Object.keys(answer?.content['application/json']?.schema.properties ?? {});
  };
  const schemaOf = (name: string) => JSON.stringify(document.components.schemas[name]);

  it('names for each call exactly the tables that have it', () => {
    const tablesOf = (method: string, path: string) => {
      const parameters = operationOf(method, path).parameters as { name: string; schema: { enum: string[] } }[];
      return parameters.find(({ name }) => name === 'table')?.schema.enum ?? [];
    };
    assert.deepEqual(tablesOf('post', '/base/{table}/lawyer-filter'), ['professionals']);
    assert.deepEqual(tablesOf('post', '/base/{table}/doctor-filter'), ['professionals']);
    const written = (method: string, call: string) => tablesOf(method, `/base/{table}/${call}`);
    assert.ok(written('post', 'create').includes('appointments') && !written('post', 'create').includes('users'));
    assert.deepEqual(written('post', 'create-many'), written('post', 'create'));
    const changed = tablesOf('put', '/base/{table}/update/{id}');
    assert.ok(changed.includes('professionals') && !changed.includes('audit'));
    assert.ok(tablesOf('put', '/base/{table}/update-where/{id}').includes('appointments'));
    assert.ok(!tablesOf('delete', '/base/{table}/delete/{id}').includes('appointments'));
    for (const [path, calls] of Object.entries(document.paths))
      for (const [method, { parameters = [] }] of Object.entries(calls))
        for (const { name, schema } of parameters as { name: string; schema: { enum?: string[] } }[])
          if (name === 'table') assert.ok((schema.enum ?? []).length > 0, `${method} ${path}`);
  });

  it('has query parameters and headers', () => {
    assert.deepEqual(parametersOf('get', '/{table}/count'), ['query where', 'query columns']);
    assert.deepEqual(parametersOf('get', '/base/{table}/get-all'), ['query limit', 'query cursor']);
    const createMany = parametersOf('post', '/base/{table}/create-many');
    assert.deepEqual(createMany, ['query reopen', 'query replaces', 'header Idempotency-Key']);
    assert.deepEqual(parametersOf('get', '/uploads/{key}'), ['query expires', 'query signature', 'query width']);
    assert.deepEqual(parametersOf('post', '/base/{table}/create'), ['header Idempotency-Key']);
    assert.deepEqual(parametersOf('post', '/uploads'), ['header Idempotency-Key']);
    assert.deepEqual(parametersOf('get', '/events'), ['header Last-Event-ID']);
    assert.deepEqual(parametersOf('get', '/events/missed'), ['header Last-Event-ID']);
    const needing = tables.filter(({ create }) => create?.needsKey).map(({ path }) => path);
    assert.match(
      JSON.stringify(operationOf('post', '/base/{table}/create')),
      new RegExp(`Required for ${needing.join(', ')} `, 'u'),
    );
  });

  it('has the multipart body and the answer of an upload', () => {
    const { requestBody, responses } = operationOf('post', '/uploads');
    assert.match(JSON.stringify(requestBody), /"multipart\/form-data".*"required":\["purpose","file"\].*"document"/u);
    assert.match(JSON.stringify(responses), /"contentType".*"bytes".*"url"/u);
  });

  it('has the body of update-where: a table’s own steps, or what an update takes', () => {
    const change = schemaOf('ConditionalChange');
    for (const name of ['appointments.set', 'documents.set', 'invoices.set', 'adds.set', 'questions.update'])
      assert.ok(change.includes(`"#/components/schemas/${name}"`), name);
    for (const field of ['accepted', 'changeReason', 'proposedStartsAt', 'startsAt'])
      assert.ok(schemaOf('appointments.set').includes(`"${field}"`), field);
    assert.ok(schemaOf('documents.set').includes('"refusalReason"'));
    assert.ok(schemaOf('invoices.set').includes('"void"'));
  });

  it('has a body per scope where they differ', () => {
    for (const field of ['rating', 'reply', 'reportReason', 'moderation'])
      assert.ok(schemaOf('reviews.update').includes(`"${field}"`), field);
    assert.match(schemaOf('professionals.update'), /Sent by self.*"registerNumber".*Sent by operator/u);
  });

  it('has the fields that presenters add to rows, and the members beside `data`', () => {
    for (const [table, field] of [
      ['documents', 'url'],
      ['appointments', 'client'],
      ['invoices', 'lines'],
      ['comments', 'author'],
      ['answers', 'isBest'],
      ['meeting_rooms', 'opensAt'],
    ] as const)
      assert.ok((document.components.schemas[table] as { properties: Named }).properties[field], `${table}.${field}`);
    assert.deepEqual(beside('get', '/{table}/count'), ['data', 'total', 'capped']);
    assert.deepEqual(beside('post', '/base/{table}/lawyer-filter'), ['data', 'page', 'total', 'capped']);
    assert.deepEqual(beside('post', '/{table}/aggregate'), ['data', 'capped']);
    assert.deepEqual(beside('post', '/facets'), ['data', 'capped']);
    assert.deepEqual(beside('post', '/earliest'), ['data', 'page', 'capped']);
    assert.deepEqual(beside('post', '/{table}/find-by'), ['data', 'page']);
  });

  it('explains in summaries what schemas cannot', () => {
    const summaryOf = (path: string) => document.paths[path]?.['post']?.summary ?? '';
    assert.match(summaryOf('/base/{table}/create-many'), /all or none.*availability_exceptions.*`\?reopen=/u);
    assert.match(summaryOf('/slots'), /`from` and `to`.*`date`.*`next`/u);
    assert.match(summaryOf('/facets'), /`capped`/u);
    assert.match(summaryOf('/auth/register'), /EMAIL_TAKEN.*429/u);
    assert.match(String(document.components.schemas['Condition']?.['description']), /\$overlaps/u);
    assert.match(document.paths['/events/missed']?.['get']?.summary ?? '', /GET \/events/u);
  });

  it('refuses a visitor before the body, wherever a session is required', async () => {
    const ownTokens = ['GET /loads', 'GET /metrics'];
    const checked: string[] = [];
    for (const [path, calls] of Object.entries(document.paths))
      for (const [method, { security }] of Object.entries(calls)) {
        const name = `${method.toUpperCase()} ${path}`;
        if (security !== undefined || ownTokens.includes(name)) continue;
        const { status } = await api.call(method.toUpperCase() as Method, path.replaceAll(/\{\w+\}/gu, 'x'), {
          ...(['post', 'put'].includes(method) && path !== '/uploads' && { body: { unknown: true } }),
        });
        assert.equal(status, 401, name);
        checked.push(name);
      }
    assert.ok(checked.length > 0);
  });

  it('is a page without scripts and requests', async () => {
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
