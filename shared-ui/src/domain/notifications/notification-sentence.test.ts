import { notificationTypes } from 'shared-contracts/schemas/event-types';
import kinds from '../../locales/fr/document-kinds.json';
import english from '../../locales/en/notifications.json';
import french from '../../locales/fr/notifications.json';
import { notificationAddress } from './notification-address.ts';
import { notificationSentence } from './notification-sentence.ts';

const reader = { locale: 'fr', timeZone: 'Africa/Douala' } as const;
const words = { ...french, kinds };
const data = {
  startsAt: '2026-12-03T09:00:00.000Z',
  proposedStartsAt: '2026-12-04T13:30:00.000Z',
  kind: 'tax_id',
  expiresOn: '2027-01-31',
  number: '2026-0007',
  appointmentId: 'a',
  professionalId: 'p',
  articleId: null,
  questionId: 'q',
  addId: 'd',
  conversationId: 'k',
};

test.each(notificationTypes)('%s has a sentence for somebody, without gaps', (type) => {
  const shown = (['client', 'professional'] as const)
    .flatMap((party) =>
      [words, { ...english, kinds }].map((some) => notificationSentence({ type, data }, party, some, reader)),
    )
    .filter((sentence) => sentence !== french.other && sentence !== english.other);
  expect(shown.length).toBeGreaterThanOrEqual(2);
  for (const sentence of shown) expect(sentence).not.toMatch(/\{\{|undefined|null|: ?$/u);
});

test('the end of a wait says why', () => {
  const said = (reason: string) =>
    notificationSentence({ type: 'waiting.ended', data: { ...data, reason } }, 'client', words, reader);
  expect(said('over')).toMatch(/les jours demandés sont passés$/u);
  expect(said('unanswered')).toMatch(/trois créneaux sont restés sans réponse$/u);
});

test.each([
  [{}, /reste en ligne$/u],
  [{ articles: 0 }, /reste en ligne$/u],
  [{ articles: 1 }, /, un article programmé redevient un brouillon$/u],
  [{ articles: 3 }, /, 3 articles programmés redeviennent des brouillons$/u],
])('the end of a plan says how many articles are drafts again, of %j', (more, end) => {
  expect(notificationSentence({ type: 'plan.ended', data: more }, 'professional', words, reader)).toMatch(end);
});

test('a sentence has the values of its notification', () => {
  const proposed = notificationSentence({ type: 'appointment.proposed', data }, 'client', words, reader);
  expect(proposed.replaceAll(/\s/gu, ' ')).toBe(
    'Un autre horaire vous est proposé : le ven. 4 déc. à 14 h 30 au lieu du jeu. 3 déc. à 10 h',
  );
  expect(notificationSentence({ type: 'document.expiring', data }, 'professional', words, reader)).toBe(
    'Document à renouveler avant le 31 janvier 2027\u00A0: Identification fiscale',
  );
});

test.each([
  ['appointment.accepted', 'client', '/user/rendez-vous/a'],
  ['appointment.outcome', 'client', '/alt-zoom?appointment=a&ask=outcome'],
  ['appointment.outcome', 'professional', '/alt-zoom?appointment=a&ask=outcome'],
  ['appointment.room_open', 'client', '/alt-zoom?appointment=a'],
  ['appointment.joined', 'professional', '/alt-zoom?appointment=a'],
  ['appointment.failed', 'client', '/alt-zoom?appointment=a&ask=outcome'],
  ['appointment.requested', 'professional', '/pro/rendez-vous/a'],
  ['documents.asked', 'client', '/user/rendez-vous/a#documents'],
  ['documents.answered', 'professional', '/pro/rendez-vous/a#documents'],
  ['message.received', 'client', '/user/message?c=k'],
  ['message.received', 'professional', undefined],
  ['review.received', 'professional', '/pro/avis'],
  ['review.replied', 'client', '/user/avis'],
  ['comment.received', 'professional', '/article/q'],
  ['comment.hidden', 'client', '/user/comment'],
  ['question.answered', 'client', '/user/question?question=q'],
  ['answer.best', 'professional', '/article/q'],
  ['invoice.issued', 'client', '/user/factures'],
  ['document.refused', 'professional', '/inscription-2'],
  ['document.accepted', 'professional', '/pro/tableau-de-bord'],
  ['advertisement.refused', 'professional', '/pro/publicite?ad=d'],
  ['calendar.failed', 'professional', '/pro/disponibilite#calendars'],
  ['plan.ended', 'professional', '/pro/pricing'],
  ['unheard.of', 'client', undefined],
] as const)('%s leads the %s to %s', (type, party, address) => {
  expect(notificationAddress({ type, data, isGone: false }, party, ['/pro/message'])).toBe(address);
  expect(notificationAddress({ type, data, isGone: true }, party, [])).toBeUndefined();
});

test.each([
  ['built_in', '/alt-zoom'],
  ['link', '/alt-zoom'],
  ['jitsi', '/jitsi'],
  ['zoom', '/zoom'],
])('the opening of a room leads to the page of its provider, %s', (provider, page) => {
  const opening = { type: 'appointment.room_open', data: { ...data, provider }, isGone: false };
  expect(notificationAddress(opening, 'client', [])).toBe(`${page}?appointment=a`);
});

test('a slot of the waiting list leads to the appointment that it became, and says so', () => {
  const bookedId = '0192a000-0000-7000-8000-0000000000a1';
  const row = { type: 'waiting.offered', data: { startsAt: '2026-12-01T09:00:00.000Z' }, isGone: false };
  expect(notificationAddress({ ...row, bookedId }, 'client', [])).toBe(`/user/rendez-vous/${bookedId}`);
  expect(notificationAddress({ ...row, bookedId: null }, 'client', [])).toBe('/user/en-attente#waiting-list');
  expect(notificationSentence({ ...row, bookedId }, 'client', words, reader)).toMatch(/a abouti à un rendez-vous$/u);
  expect(notificationSentence(row, 'client', words, reader)).toMatch(/gardé pour vous$/u);
});
