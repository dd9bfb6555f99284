import { consultationFixture } from '../../testing/consultation-fixture.ts';
import { choiceOf, queryOf } from './booking-choice.ts';

const first = consultationFixture();
const deed = consultationFixture({ id: '0192a000-0000-7000-8000-0000000000c2', callTypes: ['in_person'] });
const slot = '2026-11-23T08:30:00.000Z';
const choice = (query: string) =>
  choiceOf(new URLSearchParams(query), [first, deed], Date.parse('2026-11-20T09:00:00Z'));

test('without a choice it is the first consultation, and several ways to meet are left to choose', () => {
  expect(choice('')).toEqual({ consultation: first, type: null, slot: null, loss: null });
});

test('the choices of the address are taken, and written back', () => {
  const asked = choice(`consultation=${deed.id}&slot=${slot}`);
  expect(asked).toEqual({ consultation: deed, type: 'in_person', slot, loss: null });
  expect(choice(queryOf(asked))).toEqual(asked);
});

test('a consultation, a way to meet and a slot that do not exist are not chosen', () => {
  expect(choice('consultation=x&type=hologram&slot=tomorrow')).toEqual({
    consultation: first,
    type: null,
    slot: null,
    loss: 'unreadable',
  });
});

test('a way to meet without a consultation is that of the first one that has it', () => {
  expect(choice('type=in_person').consultation).toBe(deed);
  expect(choice(`consultation=${first.id}&type=in_person`)).toMatchObject({ consultation: first, type: null });
});

test('a slot that has begun is lost', () => {
  expect(choice('type=video&slot=2026-11-20T09:00:00.000Z').loss).toBe('past');
});

test.each(['99999-01-01T09:00:00Z', '9999-12-31T23:59:59-14:00', '2026-02-30T09:00:00Z'])(
  'a slot that is no moment of the calendar is lost: %s',
  (impossible) =>
    expect(choice(`slot=${encodeURIComponent(impossible)}`)).toMatchObject({ slot: null, loss: 'unreadable' }),
);
