import { chosenTime, choiceOf, currentStep } from './booking-steps.ts';

const choice = (query: string) =>
  choiceOf(new URLSearchParams(query), ['video', 'call'], Date.parse('2026-11-20T09:00:00Z'));

test('a link from a card brings the slot and asks how to meet first', () => {
  const link = choice('slot=2026-11-23T08:30:00.000Z');
  expect(chosenTime(link)).toBe('2026-11-23T08:30:00.000Z');
  expect(currentStep(link, false)).toBe('type');
});

test('a time with a single way to meet leaves nothing to ask', () => {
  const link = choice('slot=2026-11-23T08:30:00.000Z&types=call');
  expect(link.type).toBe('call');
  expect(currentStep(link, false)).toBe('reason');
});

test('a time that lacks the way to meet counts as not chosen, and is chosen again with one that it has', () => {
  const link = 'slot=2026-11-23T08:30:00.000Z&types=call';
  expect(chosenTime(choice(`${link}&type=video`))).toBeNull();
  expect(currentStep(choice(`${link}&type=video&step=review`), true)).toBe('slot');
  expect(chosenTime(choice(`${link}&type=call`))).toBe('2026-11-23T08:30:00.000Z');
});

test('with slot and call type known the reason is asked', () => {
  expect(currentStep(choice('slot=2026-11-23T08:30:00.000Z&type=video'), false)).toBe('reason');
});

test('a step whose answers are missing is not shown, a step already passed is', () => {
  expect(currentStep(choice('type=video&step=review'), true)).toBe('slot');
  expect(currentStep(choice('type=video&slot=2026-11-23T08:30:00.000Z&step=review'), false)).toBe('reason');
  expect(currentStep(choice('type=video&slot=2026-11-23T08:30:00.000Z&step=type'), true)).toBe('type');
});

test('a call type that is not offered, a slot that is no instant and a week that is no date count as not chosen', () => {
  expect(choice('type=in_person&slot=tomorrow&week=next')).toEqual({
    type: null,
    slot: null,
    loss: 'unreadable',
    step: null,
    week: null,
  });
});

test('a slot that is past counts as not chosen', () => {
  const link = choice('type=video&slot=2026-11-20T09:00:00.000Z&step=review');
  expect(link.loss).toBe('past');
  expect(chosenTime(link)).toBeNull();
  expect(currentStep(link, true)).toBe('slot');
});
