import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createHttpSms } from './http-sms.ts';
import { SmsError, type SmsOutcome } from './sms-sender.ts';

const text = { id: 'a-1', to: '+237671234567', text: 'Rendez-vous "confirmé" à 9 h & 10 €\n' };

describe('the HTTP gateway', () => {
  let url: string;
  let received: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[] = [];
  let answer: (response: ServerResponse) => void = (response) => void response.end();
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      answer(response);
    });
  });
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => void server.close().closeAllConnections());

  const json = { url: '', method: 'POST', headers: { 'content-type': 'application/json' } } as const;
  const sender = (settings: Partial<Parameters<typeof createHttpSms>[0]> = {}, deadlineMs?: number) =>
    createHttpSms(
      { ...json, body: '{"to":"{to}","message":{"body":"{text}"}}', ...settings, url: url + (settings.url ?? '') },
      deadlineMs,
    );
  const outcome = async (sending: Promise<void>): Promise<SmsOutcome> => {
    const error = await sending.then(
      () => assert.fail('it was sent'),
      (reason: unknown) => reason,
    );
    assert.ok(error instanceof SmsError);
    assert.doesNotMatch(error.message, /237671234567|confirm/u);
    return error.outcome;
  };

  it('is sent what the settings say, escaped for where it stands', async () => {
    received = [];
    await sender({
      url: '/send?from=Nimbia',
      headers: { 'content-type': 'application/json', authorization: 'Bearer t', 'idempotency-key': '{id}' },
    }).send(text);
    await sender({
      method: 'PUT',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'to={to}&text={text}',
    }).send(text);
    await sender({ method: 'GET', url: '/?to={to}&text={text}', headers: {} }).send(text);
    const [posted, form, got] = received;
    assert.equal(posted?.path, '/send?from=Nimbia');
    assert.deepEqual(JSON.parse(posted?.body ?? ''), { to: text.to, message: { body: text.text } });
    assert.partialDeepStrictEqual(posted?.headers, { authorization: 'Bearer t', 'idempotency-key': 'a-1' });
    assert.equal(form?.method, 'PUT');
    assert.deepEqual(Object.fromEntries(new URLSearchParams(form?.body)), { to: text.to, text: text.text });
    assert.equal(new URL(got?.path ?? '', url).searchParams.get('text'), text.text);
    assert.equal(new URL(got?.path ?? '', url).searchParams.get('to'), text.to);
  });

  it('is taken to know ids where it is told them', () => {
    assert.equal(sender().knowsIds, false);
    assert.equal(sender({ headers: { 'idempotency-key': '{id}' } }).knowsIds, true);
    assert.equal(sender({ body: '{"id":"{id}","to":"{to}","text":"{text}"}' }).knowsIds, true);
  });

  it('refuses, is too busy, or says nothing that can be relied on', async () => {
    const statuses: Record<number, SmsOutcome> = {
      ...{ 400: 'refused', 422: 'refused', 401: 'failed', 404: 'failed', 429: 'failed', 503: 'failed' },
      ...{ 408: 'unknown', 500: 'unknown', 502: 'unknown', 302: 'unknown' },
    };
    for (const [status, expected] of Object.entries(statuses)) {
      answer = (response) => void response.writeHead(Number(status), { location: '/elsewhere' }).end('+237671234567');
      assert.equal(await outcome(sender().send(text)), expected, status);
    }
  });

  it('may have sent what it was slow about, or hung up on, and cannot have while it is down', async () => {
    answer = () => undefined;
    assert.equal(await outcome(sender({}, 50).send(text)), 'unknown');
    answer = (response) => void response.socket?.destroy();
    assert.equal(await outcome(sender().send(text)), 'unknown');
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const down = createHttpSms({ ...json, url: `http://127.0.0.1:${port}/`, body: '{to}{text}' });
    assert.equal(await outcome(down.send(text)), 'failed');
  });
});
