import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { it } from 'node:test';
import { readConfig } from '../../settings/config.ts';
import { openRooms } from './open-rooms.ts';
import type { Meeting } from './room-provider.ts';

const now = new Date('2026-11-26T09:00:00Z');
const seconds = Math.floor(now.getTime() / 1000);
const meeting: Meeting = {
  name: 'aB3-_aB3-_aB3-_aB3-_ab',
  link: null,
  userId: '0b0f5f0e-8a0c-4b6e-9a51-3f1f2f6f0a11',
  userName: 'Awa Ndiaye',
  isHost: true,
  now,
  closesAt: new Date('2026-11-26T10:30:00Z'),
};
const rooms = (variables: Record<string, string> = {}) =>
  openRooms(readConfig({ NODE_ENV: 'test', SECRET: 'a secret for tests that is long enough', ...variables }));

/** The claims of a token, whose signature is checked as RFC 7515 says it. */
function claimsOf(token: string, secret: string): Record<string, unknown> {
  const [header = '', payload = '', signature] = token.split('.');
  assert.deepEqual(JSON.parse(Buffer.from(header, 'base64url').toString()), { alg: 'HS256', typ: 'JWT' });
  assert.equal(createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url'), signature);
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

it('the built-in room needs nothing, and takes what another provider cannot hold', () => {
  assert.deepEqual(rooms().built_in.placeOf(meeting), { provider: 'built_in' });
  for (const provider of ['jitsi', 'zoom', 'link'] as const)
    assert.equal(rooms()[provider].placeOf(meeting), undefined);
  const link = 'https://video.test/room';
  assert.deepEqual(rooms().link.placeOf({ ...meeting, link }), { provider: 'link', link });
});

it('a Jitsi room has a name that says nothing, and a token where the server asks for one', () => {
  const open = rooms({ JITSI_URL: 'https://meet.nimbia.test:8443' }).jitsi.placeOf(meeting);
  assert.ok(open?.provider === 'jitsi');
  assert.match(open.room, /^nimbia-[0-9a-f]{32}$/u);
  assert.deepEqual(
    [open.domain, open.jwt, open.url],
    ['meet.nimbia.test:8443', null, `https://meet.nimbia.test:8443/${open.room}`],
  );
  const secret = 'the app_secret of prosody';
  const settings = { JITSI_URL: 'https://meet.nimbia.test', JITSI_APP_ID: 'nimbia', JITSI_APP_SECRET: secret };
  const signed = rooms(settings).jitsi.placeOf(meeting);
  assert.ok(signed?.provider === 'jitsi' && signed.jwt !== null);
  assert.equal(signed.room, open.room, 'the same for both parties and processes');
  assert.equal(signed.url, `https://meet.nimbia.test/${signed.room}?jwt=${signed.jwt}`);
  const { context, ...claims } = claimsOf(signed.jwt, secret);
  assert.deepEqual(claims, {
    ...{ aud: 'jitsi', iss: 'nimbia', sub: 'meet.nimbia.test', room: signed.room },
    ...{ nbf: seconds - 30, exp: seconds + 5_400 },
  });
  const { user } = context as { user: Record<string, unknown> };
  assert.ok(
    Object.values(user).every((value) => typeof value === 'string' && value !== ''),
    'Jitsi refuses members that are no texts',
  );
  assert.deepEqual([user['name'], user['affiliation']], ['Awa Ndiaye', 'owner']);
  assert.ok(!JSON.stringify(user).includes(meeting.userId));
});

it('a Zoom meeting opens by its link, and has a signature where there are keys of the Meeting SDK', () => {
  const link = 'https://us02web.zoom.us/j/81234567890?pwd=abc.1';
  assert.deepEqual(rooms().zoom.placeOf({ ...meeting, link }), { provider: 'zoom', link, sdk: null });
  const secret = 'the SDK secret';
  const keyed = rooms({ ZOOM_SDK_KEY: 'the SDK key', ZOOM_SDK_SECRET: secret }).zoom;
  const place = keyed.placeOf({ ...meeting, link });
  assert.ok(place?.provider === 'zoom' && place.sdk);
  const { signature, ...sdk } = place.sdk;
  assert.deepEqual(sdk, {
    ...{ sdkKey: 'the SDK key', meetingNumber: '81234567890', password: 'abc.1', userName: 'Awa Ndiaye' },
  });
  const iat = seconds - 30;
  const exp = iat + 7_200;
  assert.deepEqual(claimsOf(signature, secret), {
    ...{ appKey: 'the SDK key', sdkKey: 'the SDK key', mn: '81234567890', role: 0, iat, exp, tokenExp: exp },
  });
  const personal = keyed.placeOf({ ...meeting, link: 'https://zoom.us/my/awa' });
  assert.ok(personal?.provider === 'zoom' && personal.sdk === null, 'without a number there is only the link');
});
