import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { isPublicAddress } from './is-public-address.ts';
import { publicFetch } from './public-fetch.ts';
import type { ResolveAddresses } from './public-fetch.ts';

const limits = { bytes: 1000, milliseconds: 2000 };

describe('public addresses', () => {
  const hidden = [
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '127.9.9.9',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
    ],
    ...['192.168.1.1', '192.0.0.8', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1', '203.0.113.9'],
    ...[
      '::',
      '::1',
      'fe80::1',
      'fc00::1',
      'fd00:ec2::254',
      'ff02::1',
      '2001:db8::1',
      '2002:7f00:1::',
      '64:ff9b::7f00:1',
    ],
    ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '2001::1', 'fec0::1', 'localhost', ''],
  ];
  for (const address of hidden) it(`${address} is none`, () => assert.equal(isPublicAddress(address), false));
  for (const address of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4007::200e'])
    it(`${address} is one`, () => assert.equal(isPublicAddress(address), true));
});

describe('the fetch for typed addresses', () => {
  let host: string;
  let port: number;
  let asked: IncomingMessage[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  before(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
    host = `127.0.0.1:${port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const resolvesTo =
    (...addresses: string[]): ResolveAddresses =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const refuses = async (url: string, kind = 'not_allowed', resolve?: ResolveAddresses, trusted: string[] = []) => {
    asked = [];
    await assert.rejects(publicFetch(trusted, limits, resolve)(url), { kind }, url);
  };

  it('asks nothing inside our network, however it is written', async () => {
    for (const url of [
      ...[
        `http://${host}/`,
        `https://${host}/`,
        'https://localhost/',
        'https://0x7f.1/',
        'https://2130706433/',
        'https://[::1]/',
      ],
      ...[
        'https://[::ffff:7f00:1]/',
        'https://169.254.169.254/latest/meta-data',
        'https://127.1/',
        'https://017700000001/',
      ],
      ...['http://example.org/', 'ftp://example.org/', 'file:///etc/passwd', 'https://me:secret@example.org/'],
    ])
      await refuses(url, 'not_allowed', resolvesTo('127.0.0.1'));
    assert.equal(asked.length, 0);
  });

  it('asks no name that leads inside, also among others', async () => {
    await refuses(`https://rebound.example:${port}/`, 'not_allowed', resolvesTo('127.0.0.1'));
    await refuses(`https://rebound.example:${port}/`, 'not_allowed', resolvesTo('8.8.8.8', '10.0.0.1'));
    await refuses('https://nowhere.example/', 'unreachable', async () => Promise.reject(new Error('ENOTFOUND')));
    assert.equal(asked.length, 0);
  });

  it('resolves a name once for a connection, so that a second answer gains nothing', async () => {
    let times = 0;
    const resolve: ResolveAddresses = async () => {
      times += 1;
      return [{ address: times === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }];
    };
    await refuses(`https://rebinding.example:${port}/`, 'not_allowed', resolve);
    assert.deepEqual([times, asked.length], [1, 0]);
  });

  it('checks every redirect again, follows few, and takes no password to another server', async () => {
    answer = (_, response) => response.writeHead(302, { location: 'https://10.0.0.1/' }).end();
    await refuses(`http://${host}/`, 'not_allowed', undefined, [host]);
    answer = (_, response) => response.writeHead(302, { location: '/again' }).end();
    await refuses(`http://${host}/`, 'unreachable', undefined, [host]);
    assert.equal(asked.length, 6);
    const other = `localhost:${port}`;
    answer = (request, response) =>
      request.headers.host === host
        ? response.writeHead(301, { location: `http://${other}/x` }).end()
        : response.end('here');
    asked = [];
    const headers = { authorization: 'Basic x' };
    const found = await publicFetch([host, other], limits)(`http://${host}/`, {
      method: 'PROPFIND',
      headers,
      body: '<a/>',
    });
    assert.equal(await found.text(), 'here');
    assert.deepEqual(
      asked.map(({ method, headers: sent }) => [method, sent.authorization]),
      [
        ['PROPFIND', 'Basic x'],
        ['PROPFIND', undefined],
      ],
    );
  });

  it('reads so many bytes of all answers together, and waits so long', async () => {
    answer = (_, response) => response.end('x'.repeat(600));
    const fetch = publicFetch([host], limits);
    assert.equal((await (await fetch(`http://${host}/`)).text()).length, 600);
    await assert.rejects(fetch(`http://${host}/`), { kind: 'too_large' });
    answer = (_, response) => void response.write('slow');
    await assert.rejects(publicFetch([host], { bytes: 1000, milliseconds: 100 })(`http://${host}/`), {
      kind: 'unreachable',
    });
  });
});
