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
