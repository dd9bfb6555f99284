import assert from 'node:assert/strict';
import { request } from 'node:http';
import type { ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { pixel, sendFile, sendForm } from '../support/send-file.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { until } from '../support/until.ts';

describe('uploads in progress', () => {
  let api: TestApi;
  let port: number;
  let other: Person;
  before(async () => {
    api = await openTestApi();
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = api.app.server.address() as AddressInfo);
    other = await api.register('professional');
  });
  after(() => api.close());

  /** Starts uploading a file, again until a probe of `untilAnswered` sees the slot taken. */
  function stall({ token }: Person): { destroy: () => void } {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' };
    const part = (disposition: string) => `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
    let sender: ClientRequest;
    const begin = () => {
      sender = request({ port, host: '127.0.0.1', method: 'POST', path: '/uploads', headers });
      sender.on('error', () => undefined); // the test aborts it
      sender.on('response', () => {
        sender.destroy();
        begin();
      });
      sender.write(`${part('name="purpose"')}logo\r\n${part('name="file"; filename="a.png"')}`);
    };
    begin();
    return { destroy: () => sender.destroy() };
  }
  /** Probes with an invalid form, which leaves nothing, until the response matches. Returns its code. */
  async function untilAnswered(status: number, who: Person) {
    let code: string | undefined;
    await until(async () => {
      const answer = await sendForm(api, who, [['purpose', 'logo']]);
      code = answer.body.code;
      return answer.status === status;
    }, `it is answered ${status}`);
    return code;
  }
  const isOpen = 422;

  it('are limited to three per person, without affecting others', async () => {
    const person = await api.register('professional');
    const senders = [stall(person), stall(person)];
    assert.equal((await sendFile(api, person, 'logo', pixel)).status, 201, 'a third one has room');
    senders.push(stall(person));
    assert.equal(await untilAnswered(429, person), 'RATE_LIMITED');
    assert.equal((await sendFile(api, person, 'logo', pixel)).status, 429);
    assert.equal((await sendFile(api, other, 'logo', pixel)).status, 201);
    senders.pop()?.destroy();
    await untilAnswered(isOpen, person);
    assert.equal((await sendFile(api, person, 'logo', pixel)).status, 201);
    for (const sender of senders) sender.destroy();
  });

  it('are limited to sixteen in total', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => api.register('professional')));
    const senders = people.flatMap((person) => Array.from({ length: 2 }, () => stall(person)));
    assert.equal(await untilAnswered(503, other), 'UNAVAILABLE');
    const { status } = await sendFile(api, other, 'logo', pixel);
    for (const sender of senders) sender.destroy();
    assert.equal(status, 503);
    await untilAnswered(isOpen, other);
    assert.equal((await sendFile(api, other, 'logo', pixel)).status, 201);
  });

  it('release their slot whatever their outcome', async () => {
    const person = await api.register('professional');
    for (let sent = 0; sent < 4; sent += 1) {
      assert.equal((await sendFile(api, person, 'logo', 'no picture')).status, 422);
      assert.equal((await sendFile(api, person, 'logo', Buffer.alloc(1_100_000))).status, 413);
      assert.equal((await sendFile(api, person, 'logo', pixel)).status, 201);
    }
  });
});
