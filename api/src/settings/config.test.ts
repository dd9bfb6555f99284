import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ConfigError, readConfig } from './config.ts';

const SECRET = 'a secret for tests that is long enough';
const read = (variables: Record<string, string>) => readConfig({ SECRET, ...variables });
const refuses = (variables: Record<string, string>, message: RegExp) =>
  assert.throws(
    () => read(variables),
    (error) => error instanceof ConfigError && message.test(error.message),
  );

describe('the address of the API', () => {
  it('is this machine’s unless it is set, with or without its slash', () => {
    assert.equal(read({ API_PORT: '4100' }).apiUrl, 'http://localhost:4100');
    assert.equal(read({ API_URL: 'https://api.nimbia.example/' }).apiUrl, 'https://api.nimbia.example');
    refuses({ NODE_ENV: 'production' }, /^API_URL must be set in production/u);
    refuses({ API_URL: 'api.nimbia.example' }, /^API_URL cannot be used: must be an address/u);
    refuses({ API_URL: 'https://api.nimbia.example/?a' }, /^API_URL cannot be used/u);
  });
});

it('hashes passwords in production with at least the memory that OWASP asks for', () => {
  const production = { NODE_ENV: 'production', API_URL: 'https://api.nimbia.example' };
  assert.equal(read(production).passwordMemoryKib, 19_456);
  assert.equal(read({ PASSWORD_MEMORY_KIB: '16' }).passwordMemoryKib, 16);
  refuses(
    { ...production, PASSWORD_MEMORY_KIB: '19455' },
    /^PASSWORD_MEMORY_KIB must be at least 19456 in production/u,
  );
});

describe('the settings of mail', () => {
  it('keep mails on the machine when there are none', () => {
    const { smtpUrl, mailFrom } = read({});
    assert.deepEqual([smtpUrl, mailFrom], [undefined, { name: 'Nimbia', address: 'nimbia@localhost' }]);
  });

  it('take an address with and without a name', () => {
    const from = (MAIL_FROM: string) => read({ SMTP_URL: 'smtps://u:p@mail.example:465', MAIL_FROM }).mailFrom;
    assert.deepEqual(from('rdv@nimbia.test'), { name: 'Nimbia', address: 'rdv@nimbia.test' });
    assert.deepEqual(from('Nimbia Droit <rdv@nimbia.test>'), { name: 'Nimbia Droit', address: 'rdv@nimbia.test' });
    assert.deepEqual(from('"Nimbia, Droit" <rdv@nimbia.test>'), { name: 'Nimbia, Droit', address: 'rdv@nimbia.test' });
  });

  it('say what is wrong with them', () => {
    refuses({ SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.c' }, /^SMTP_URL cannot be used: must start with smtp:\/\//u);
    refuses({ SMTP_URL: 'smtp://mail.example' }, /^MAIL_FROM must be set with SMTP_URL/u);
    refuses({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Nimbia' }, /^MAIL_FROM cannot be used: must be an address/u);
    refuses({ MAIL_FROM: 'a@b.c\r\nBcc: x@y.z' }, /^MAIL_FROM cannot be used/u);
  });
});

describe('the settings of texts', () => {
  const SMS_URL = 'https://gateway.example/send';
  const SMS_INBOUND_SECRET = SECRET;

  it('keep texts on the machine when there are none', () => {
    const { sms, smsInbound, notificationMailMinutes } = read({});
    assert.deepEqual([sms, smsInbound, notificationMailMinutes], [undefined, undefined, 10]);
  });

  it('have a token, headers and a body', () => {
    const json = { 'content-type': 'application/json' };
    const body = '{"to":"{to}","text":"{text}"}';
    assert.deepEqual(read({ SMS_URL, SMS_INBOUND_SECRET }).sms, { url: SMS_URL, method: 'POST', headers: json, body });
    const own = { SMS_TOKEN: 't', SMS_HEADERS: '{"X-Id":"{id}"}', SMS_BODY: '{to}{text}' };
    const more = read({ SMS_URL, SMS_INBOUND_SECRET, ...own }).sms;
    assert.deepEqual(more?.headers, { ...json, authorization: 'Bearer t', 'x-id': '{id}' });
    assert.equal(more.body, '{to}{text}');
    const inbound = { SMS_INBOUND_SECRET, SMS_INBOUND_FIELDS: 'sender, message' };
    assert.deepEqual(read({ SMS_URL, ...inbound }).smsInbound, { secret: SECRET, from: 'sender', text: 'message' });
  });

  it('say what is wrong with them', () => {
    refuses({ SMS_URL: 'gateway' }, /^SMS_URL cannot be used: must be an address/u);
    refuses({ SMS_URL, SMS_HEADERS: '{"a":1}' }, /^SMS_HEADERS cannot be used: must be a JSON object/u);
    refuses({ SMS_URL, SMS_HEADERS: 'x: y' }, /^SMS_HEADERS cannot be used/u);
    refuses({ SMS_URL, SMS_BODY: '{"text":"{text}"}' }, /^SMS_BODY cannot be used: must say \{to\}/u);
    refuses({ SMS_URL, SMS_METHOD: 'GET' }, /^SMS_URL must say \{to\} and \{text\}/u);
    refuses({ SMS_URL }, /^SMS_INBOUND_SECRET must be set with SMS_URL/u);
    refuses({ SMS_TOKEN: 't' }, /^SMS_URL must be set with SMS_TOKEN/u);
    refuses({ SMS_URL, SMS_INBOUND_SECRET: 'short' }, /^SMS_INBOUND_SECRET cannot be used/u);
    refuses({ SMS_URL, SMS_INBOUND_FIELDS: 'from' }, /^SMS_INBOUND_FIELDS cannot be used/u);
  });
});

describe('the settings of the plans', () => {
  it('have prices in one currency', () => {
    assert.deepEqual(read({}).planPrices, { standard: 12_345, premium: 123_456, currency: 'XAF' });
    const set = { PLAN_STANDARD_PRICE: '15', PLAN_PREMIUM_PRICE: '150', PLAN_CURRENCY: 'EUR' };
    assert.deepEqual(read(set).planPrices, { standard: 15, premium: 150, currency: 'EUR' });
  });

  it('say what is wrong with them', () => {
    refuses({ PLAN_STANDARD_PRICE: '12.50' }, /^PLAN_STANDARD_PRICE cannot be used: must be a whole number/u);
    refuses({ PLAN_PREMIUM_PRICE: '2000000000' }, /^PLAN_PREMIUM_PRICE cannot be used: must be between 0 and/u);
    refuses({ PLAN_CURRENCY: 'xaf' }, /^PLAN_CURRENCY cannot be used: must be one of XAF, XOF, EUR/u);
  });
});

describe('the settings of the storage', () => {
  const keys = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

  it('keep files in the data directory when there are none', () => assert.equal(read({}).s3, undefined));

  it('name a bucket of a service', () => {
    const expected = { bucket: 'files', region: 'us-east-1', accessKeyId: 'k', secretAccessKey: 's' };
    const { s3 } = read({ S3_ENDPOINT: 'https://storage.example/', ...keys });
    assert.deepEqual(s3, { endpoint: 'https://storage.example', ...expected });
  });

  it('say what is wrong with them', () => {
    refuses({ S3_ENDPOINT: 'storage.example', ...keys }, /^S3_ENDPOINT cannot be used: must be an address/u);
    refuses({ S3_ENDPOINT: 'https://storage.example' }, /^S3_BUCKET must be set with S3_ENDPOINT/u);
    refuses(keys, /^S3_ENDPOINT must be set with S3_BUCKET/u);
    refuses({ S3_ENDPOINT: 'https://storage.example', ...keys, S3_BUCKET: '../x' }, /^S3_BUCKET cannot be used/u);
  });
});

it('the servers of the meeting room come whole or not at all', () => {
  const { ice, jitsi, zoomSdk } = read({});
  assert.deepEqual([ice, jitsi, zoomSdk], [{ stunUrls: [], turn: undefined }, undefined, undefined]);
  const TURN_URLS = 'turn:turn.example:3478?transport=udp, turns:turn.example:443?transport=tcp';
  assert.deepEqual(read({ STUN_URLS: 'stun:turn.example:3478', TURN_URLS, TURN_SECRET: SECRET }).ice, {
    stunUrls: ['stun:turn.example:3478'],
    turn: { urls: TURN_URLS.split(', '), secret: SECRET, minutes: 60 },
  });
  refuses({ STUN_URLS: 'https://turn.example' }, /^STUN_URLS cannot be used: must be addresses/u);
  refuses({ TURN_URLS: 'turn:a?transport=sctp', TURN_SECRET: SECRET }, /^TURN_URLS cannot be used/u);
  refuses({ TURN_URLS }, /^TURN_SECRET must be set with TURN_URLS/u);
  refuses({ TURN_SECRET: SECRET }, /^TURN_URLS must be set with TURN_SECRET/u);
  assert.deepEqual(read({ JITSI_URL: 'https://meet.example/' }).jitsi, { url: 'https://meet.example', app: undefined });
  const app = { JITSI_APP_ID: 'a', JITSI_APP_SECRET: 'b' };
  assert.deepEqual(read({ JITSI_URL: 'https://meet.example', ...app }).jitsi?.app, { id: 'a', secret: 'b' });
  refuses({ JITSI_URL: 'https://meet.example/room' }, /^JITSI_URL cannot be used/u);
  refuses({ JITSI_URL: 'https://meet.example', JITSI_APP_ID: 'a' }, /^JITSI_APP_ID and JITSI_APP_SECRET/u);
  refuses(app, /^JITSI_URL must be set/u);
  assert.deepEqual(read({ ZOOM_SDK_KEY: 'a', ZOOM_SDK_SECRET: 'b' }).zoomSdk, { key: 'a', secret: 'b' });
  refuses({ ZOOM_SDK_KEY: 'a' }, /^ZOOM_SDK_KEY and ZOOM_SDK_SECRET/u);
});
