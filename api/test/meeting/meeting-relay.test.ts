import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { meetingIce, meetingJoined } from 'shared-contracts/schemas/meeting';
import * as v from 'valibot';
import { iceFor } from '../../src/modules/rtc/ice-for.ts';
import { openCoturn } from '../support/coturn.ts';
import { meetingIn } from '../support/meeting.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const secret = 'the static-auth-secret of the relay';
const hour = 3_600_000;

describe('the relay of a meeting room', () => {
  let coturn: Awaited<ReturnType<typeof openCoturn>>;
  let api: TestApi;
  let client: Person;
  before(async () => {
    coturn = await openCoturn(secret);
    api = await openTestApi({ STUN_URLS: 'stun:127.0.0.1:3478', TURN_URLS: coturn.url, TURN_SECRET: secret });
    client = await api.register('client');
  });
  after(async () => {
    await api.close();
    await coturn.close();
  });

  /** The relay among the servers that were answered. */
  const relayOf = (iceServers: v.InferOutput<typeof meetingIce>['iceServers']) => {
    assert.deepEqual(iceServers[0], { urls: ['stun:127.0.0.1:3478'] });
    const { urls, username = '', credential = '' } = iceServers[1] ?? { urls: [] };
    assert.deepEqual(urls, [coturn.url]);
    return { username, credential };
  };

  it('takes the credentials that the room answers, and refuses those that have ended or were changed', async () => {
    const room = await meetingIn(api, client, await api.register('professional'), 0);
    const joined = v.parse(meetingJoined, (await room.join(client)).body.data);
    const ice = v.parse(meetingIce, (await room.get(client, 'ice')).body.data);
    const given = relayOf(joined.iceServers);
    assert.match(given.username, /^\d{10}:[0-9a-f]{16}$/u, 'it says when it ends, and of nobody whose it is');
    const lasts = Date.parse(String(ice.expiresAt)) - Date.now();
    assert.ok(lasts > 59 * 60_000 && lasts <= hour, `${lasts}`);
    assert.equal(await coturn.relays(given), true, coturn.log());
    assert.equal(await coturn.relays(relayOf(ice.iceServers)), true);
    const ended = iceFor(api.services.config, client.id, new Date(Date.now() - 2 * hour));
    assert.equal(await coturn.relays(relayOf(ended.iceServers)), false);
    const [, name] = given.username.split(':');
    const longer = `${Math.floor(Date.now() / 1000) + 999_999}:${name}`;
    assert.equal(await coturn.relays({ ...given, username: longer }), false);
    assert.ok(!coturn.log().includes(client.id));
  });
});
