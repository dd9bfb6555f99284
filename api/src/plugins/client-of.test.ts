import assert from 'node:assert/strict';
import { it } from 'node:test';
import { clientOf } from './client-of.ts';

it('counts an IPv6 network of 64 bits as one client, however its addresses are written', () => {
  for (const address of [
    '2001:db8:0:7::1',
    '2001:DB8:0:7:ffff:eeee:dddd:cccc',
    '2001:0db8:0000:0007::',
    '2001:db8::7:0:0:0:2',
    '2001:db8:0:7::192.0.2.1',
    '2001:db8:0:7::1%eth0',
  ])
    assert.equal(clientOf(address), '2001:db8:0:7::/64', address);
  assert.equal(clientOf('2001:db8:0:8::1'), '2001:db8:0:8::/64');
  assert.equal(clientOf('::1'), '0:0:0:0::/64');
});

it('counts an IPv4 address as itself, also when it comes through IPv6', () => {
  assert.equal(clientOf('192.0.2.7'), '192.0.2.7');
  assert.equal(clientOf('::ffff:192.0.2.7'), '192.0.2.7');
  assert.equal(clientOf('::FFFF:192.0.2.7'), '192.0.2.7');
});
