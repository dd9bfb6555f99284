import type { MeetingPresence } from 'shared-contracts/schemas/meeting';
import { newsOf, type NewsMoment } from './news-of.ts';

const other: MeetingPresence = {
  userId: 'u',
  isPresent: true,
  tabId: 't',
  joinedAt: null,
  provider: 'built_in',
  microphone: true,
  camera: true,
  sharing: false,
};
const sent = { microphone: true, camera: true, sharing: false };
const moment = (change: Partial<NewsMoment['state']> = {}, more: Partial<NewsMoment> = {}): NewsMoment => ({
  state: { other, link: 'connected', isSilent: false, sent, ...change },
  wants: { microphone: true, camera: true },
  minutesLeft: 20,
  ...more,
});

test('says who comes and goes, and nothing of how they came', () => {
  const alone = moment({ other: null, link: 'none' });
  expect(newsOf(alone, moment({ link: 'connecting' }))).toEqual(['came']);
  expect(newsOf(moment({ link: 'connecting' }), moment())).toEqual(['connected']);
  expect(newsOf(moment(), moment({ other: { ...other, isPresent: false, camera: false } }))).toEqual(['went']);
  expect(newsOf(moment(), moment())).toEqual([]);
});

test('says what either turns on and off, and a lost connection', () => {
  expect(newsOf(moment(), moment({ other: { ...other, microphone: false, sharing: true } }))).toEqual([
    'otherMuted',
    'otherShares',
  ]);
  expect(newsOf(moment(), moment({ link: 'broken' }))).toEqual(['broken']);
  expect(newsOf(moment(), moment({ isSilent: true }))).toEqual(['broken']);
  expect(newsOf(moment({ isSilent: true }), moment({ link: 'broken' }))).toEqual([]);
  expect(newsOf(moment({ isSilent: true }), moment())).toEqual(['connected']);
  expect(newsOf(moment(), moment({}, { wants: { microphone: false, camera: false } }))).toEqual(['muted', 'cameraOff']);
  expect(newsOf(moment({ sent: { ...sent, sharing: true } }), moment())).toEqual(['stopped']);
  // Another tab of the other: they did not turn anything.
  expect(newsOf(moment(), moment({ other: { ...other, tabId: 'x', camera: false } }))).toEqual([]);
});

test('says when it is the line that stops the picture of the other, and brings it back', () => {
  const held = moment({ other: { ...other, camera: false, held: true } });
  expect(newsOf(moment(), held)).toEqual(['otherHeld']);
  expect(newsOf(held, held)).toEqual([]);
  expect(newsOf(held, moment())).toEqual(['otherBack']);
  expect(newsOf(held, moment({ other: { ...other, camera: false } }))).toEqual([]);
});

test('says when time runs out, once', () => {
  expect(newsOf(moment({}, { minutesLeft: 6 }), moment({}, { minutesLeft: 5 }))).toEqual(['fiveLeft']);
  expect(newsOf(moment({}, { minutesLeft: 5 }), moment({}, { minutesLeft: 4 }))).toEqual([]);
  expect(newsOf(moment({}, { minutesLeft: 1 }), moment({}, { minutesLeft: 0 }))).toEqual(['over']);
});
