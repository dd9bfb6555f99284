import { chosenTime, choiceOf, currentStep } from './booking-steps.ts';

const choice = (query: string) =>
  choiceOf(new URLSearchParams(query), ['video', 'call'], Date.parse('2026-11-20T09:00:00Z'));

test('a link from a card preselects the slot and asks how to meet first', () => {
  const link = choice('slot=2026-11-23T08:30:00.000Z');
  expect(chosenTime(link)).toBe('2026-11-23T08:30:00.000Z');
  expect(currentStep(link, false)).toBe('type');
});

test('a slot with a single call type skips that question', () => {
  const link = choice('slot=2026-11-23T08:30:00.000Z&types=call');
  expect(link.type).toBe('call');
  expect(currentStep(link, false)).toBe('reason');
});

test('a slot that lacks the call type counts as not chosen, and only slots that offer it can be chosen', () => {
  const link = 'slot=2026-11-23T08:30:00.000Z&types=call';
  expect(chosenTime(choice(`${link}&type=video`))).toBeNull();
  expect(currentStep(choice(`${link}&type=video&step=review`), true)).toBe('slot');
  expect(chosenTime(choice(`${link}&type=call`))).toBe('2026-11-23T08:30:00.000Z');
});

test('with slot and call type chosen the reason is asked', () => {
  expect(currentStep(choice('slot=2026-11-23T08:30:00.000Z&type=video'), false)).toBe('reason');
});

test('a step with missing prerequisites is not shown; a completed step is', () => {
  expect(currentStep(choice('type=video&step=review'), true)).toBe('slot');
  expect(currentStep(choice('type=video&slot=2026-11-23T08:30:00.000Z&step=review'), false)).toBe('reason');
  expect(currentStep(choice('type=video&slot=2026-11-23T08:30:00.000Z&step=type'), true)).toBe('type');
});

test('an unavailable call type, an invalid slot and an invalid week count as not chosen', () => {
  expect(choice('type=in_person&slot=tomorrow&week=next')).toEqual({
    type: null,
    slot: null,
    loss: 'unreadable',
    step: null,
    week: null,
  });
});

test('a past slot counts as not chosen', () => {
  const link = choice('type=video&slot=2026-11-20T09:00:00.000Z&step=review');
  expect(link.loss).toBe('past');
  expect(chosenTime(link)).toBeNull();
  expect(currentStep(link, true)).toBe('slot');
});
