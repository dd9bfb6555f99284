import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openLine } from './support/line.ts';
import { openNamespace } from './support/namespace.ts';

test('a line that is closed drops what is on its way, in both directions', async () => {
  const relay = createSocket('udp4').bind(0, '127.0.0.1');
  await once(relay, 'listening');
  const line = await openLine('127.0.0.1', relay.address().port, []);
  const person = createSocket('udp4');
  const port = Number(/:(\d+)\?/u.exec(line.relay)?.[1]);
  person.send('first', port, '127.0.0.1');
  const [, { port: back }] = (await once(relay, 'message')) as [Buffer, { port: number }];
  line.shape({ delay: 200 });
  person.send('second', port, '127.0.0.1');
  relay.send('answer', back, '127.0.0.1');
  await sleep(100);
  line.close();
  // What is thrown in a timer fails the test.
  await sleep(200);
  person.close();
  relay.close();
});

test('a network is opened again as soon as it is closed, also of a run that was killed', async () => {
  const program = async (network: ReturnType<typeof openNamespace>) => (await network.forward({})).close();
  const first = openNamespace(9);
  await program(first);
  first.close();
  openNamespace(9);
  const third = openNamespace(9);
  await program(third);
  third.close();
  expect(third.close).not.toThrow();
});
