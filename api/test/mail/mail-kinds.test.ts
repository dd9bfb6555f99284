import assert from 'node:assert/strict';
import { it } from 'node:test';
import { notificationTypes } from 'shared-contracts/schemas/event-types';
import { notificationChannels, notificationKinds } from 'shared-contracts/schemas/notification-choice';
import { mailWriters } from '../../src/mails.ts';
import { textWriters } from '../../src/texts.ts';
import { isBundled, kindOfMail, kindOfType, kindsOfMails } from '../../src/modules/notification-choices/kinds.ts';
import { readUnsubscribe, unsubscribeAddress } from '../../src/modules/notification-choices/unsubscribe-token.ts';

/** Mails that nobody can turn off: about the account, its security, plan, documents and calendars. */
const always =
  /^(?:welcome_|confirm_email|password_|recovery_email_|email_change|second_step_|document|calendar_|plan_)/u;

it('every mail has a kind or always leaves', () => {
  for (const template of Object.keys(mailWriters))
    if (template !== 'notifications') assert.notEqual(kindOfMail(template) !== null, always.test(template), template);
  assert.deepEqual(
    Object.keys(kindsOfMails).filter((template) => !Object.hasOwn(mailWriters, template)),
    [],
  );
});

/** What is told of the account itself. */
const alwaysTold = /^(?:document|calendar|plan)\./u;

it('every notification has a kind or is always told', () => {
  for (const type of notificationTypes) {
    assert.notEqual(kindOfType(type) !== null, alwaysTold.test(type), type);
    if (isBundled(type)) assert.notEqual(kindOfType(type), null, type);
  }
});

it('a choice is offered for the channels that a kind uses, and for no others', () => {
  for (const kind of notificationKinds) {
    const types = notificationTypes.filter((type) => kindOfType(type) === kind);
    const uses = [
      ...(types.length > 0 ? ['inApp'] : []),
      ...(Object.values(kindsOfMails).includes(kind) || types.some(isBundled) ? ['byMail'] : []),
      ...(Object.keys(textWriters).some((template) => kindOfMail(template) === kind) ? ['bySms'] : []),
      ...(types.length > 0 ? ['inBrowser'] : []),
    ];
    assert.deepEqual(notificationChannels[kind], uses, kind);
  }
});

it('an unsubscribe address is for one account and kind, and cannot be made up', () => {
  const config = { secret: 's', apiUrl: 'https://api.nimbia.test' };
  const address = unsubscribeAddress(config, 'a-b', ['reminders']);
  const token = address.slice('https://api.nimbia.test/unsubscribe/'.length);
  assert.deepEqual(readUnsubscribe(config, token), { userId: 'a-b', kinds: ['reminders'] });
  const both = unsubscribeAddress(config, 'a-b', ['reviews', 'messages']).slice(
    'https://api.nimbia.test/unsubscribe/'.length,
  );
  assert.deepEqual(readUnsubscribe(config, both), { userId: 'a-b', kinds: ['reviews', 'messages'] });
  assert.equal(readUnsubscribe({ secret: 't' }, token), undefined);
  assert.equal(readUnsubscribe(config, token.replace('reminders', 'requests')), undefined);
  assert.equal(readUnsubscribe(config, token.replace('a-b', 'b-b')), undefined);
  assert.equal(readUnsubscribe(config, 'x'), undefined);
});
