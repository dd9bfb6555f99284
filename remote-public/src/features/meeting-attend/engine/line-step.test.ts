import { firstLine, nextLine, qualityOf, retryLine, type LineSample, type LineState } from './line-step.ts';

const good: LineSample = { loss: 0, roundTrip: 60 };
const fair: LineSample = { loss: 0.04, roundTrip: 60 };
const poor: LineSample = { loss: 0.1, roundTrip: 60 };
const after = (samples: readonly LineSample[], from: LineState = firstLine) => samples.reduce(nextLine, from);
const times = (count: number, sample: LineSample) => Array.from({ length: count }, () => sample);

test('a poor line makes the picture smaller, then stops it, then lowers the sound, then offers the phone', () => {
  expect(after(times(1, poor)).step).toBe('full');
  expect(after(times(2, poor)).step).toBe('small');
  expect(after(times(4, poor)).step).toBe('no_picture');
  expect(after(times(7, poor)).step).toBe('low_sound');
  expect(after(times(12, poor)).step).toBe('phone');
  expect(after(times(99, poor)).step).toBe('phone');
});

test('one poor sample among others changes nothing, and a fair line stays where it is', () => {
  expect(after([poor, good, poor, fair, poor, good]).step).toBe('full');
  const small = after(times(2, poor));
  expect(after(times(50, fair), small).step).toBe('small');
});

test('a good line climbs one step at a time back to the whole picture', () => {
  const phone = after(times(12, poor));
  expect(after(times(4, good), phone).step).toBe('phone');
  expect(after(times(5, good), phone).step).toBe('low_sound');
  expect(after(times(20, good), phone).step).toBe('full');
});

test('a climb that does not last makes the next one wait twice as long', () => {
  const once = after([...times(2, poor), ...times(5, good)]);
  expect(once.step).toBe('full');
  const again = after(times(2, poor), once);
  expect(again.step).toBe('small');
  expect(after(times(9, good), again).step).toBe('small');
  expect(after(times(10, good), again).step).toBe('full');
});

test('the wait has an end, and a line that stays good is trusted again', () => {
  let line = firstLine;
  for (let round = 0; round < 8; round += 1) line = after([...times(2, poor), ...times(line.patience * 2, good)], line);
  expect(line.patience).toBe(40);
  expect(after(times(150, good), line).patience).toBe(5);
});

test('a far line is not a poor one, a growing queue is', () => {
  const far: LineSample = { loss: 0, roundTrip: 700 };
  expect(after(times(20, far)).step).toBe('full');
  expect(after([...times(5, good), ...times(2, { loss: 0, roundTrip: 600 })]).step).toBe('small');
  expect(qualityOf({ loss: 0, roundTrip: 3_000 }, 3_000)).toBe('poor');
  expect(qualityOf({ loss: 0, roundTrip: null }, 60)).toBe('good');
  expect(qualityOf({ loss: 0, roundTrip: 260 }, 60)).toBe('fair');
});

test('somebody may ask for the picture at once, and the line decides anew', () => {
  const phone = after(times(12, poor));
  expect(retryLine(phone).step).toBe('full');
  expect(after(times(2, poor), retryLine(phone)).step).toBe('small');
});

test('a line that has become longer is a good one again after a while, however far it was before', () => {
  const small = after([...times(5, good), ...times(2, poor)]);
  expect(small.step).toBe('small');
  const mobile: LineSample = { loss: 0, roundTrip: 300 };
  expect(after(times(9, mobile), small).step).toBe('small');
  expect(after(times(20, mobile), small).step).toBe('full');
  const satellite: LineSample = { loss: 0, roundTrip: 660 };
  expect(after(times(150, satellite), small).step).toBe('full');
});

test('one short round trip among long ones keeps the measure, and so does a queue while all is sent', () => {
  const small = after([...times(5, good), ...times(2, poor)]);
  const shaky = Array.from({ length: 12 }, () => [...times(8, { loss: 0, roundTrip: 300 }), fair]).flat();
  expect(after(shaky, small)).toMatchObject({ step: 'small', best: 60 });
  expect(after([good, ...times(50, { loss: 0, roundTrip: 300 })])).toMatchObject({ step: 'full', best: 60 });
});

test('a line that leaves the picture next to nothing loses it too, though nothing is lost on the way', () => {
  const starved: LineSample = { ...good, picture: 30_000 };
  expect(qualityOf(starved, 60)).toBe('fair');
  expect(after(times(4, starved)).step).toBe('full');
  expect(after(times(5, starved)).step).toBe('small');
  expect(after(times(10, starved)).step).toBe('no_picture');
  // Nobody sends one there; it is tried again, and less often each time.
  expect(after(times(20, good), after(times(10, starved))).step).toBe('full');
  const tried = after([...times(10, starved), ...times(5, good), ...times(5, starved)]);
  expect(tried).toMatchObject({ step: 'no_picture', patience: 10 });
  // A small one is no starved one, nor is one that finds its rate.
  expect(after(times(50, { ...good, picture: 150_000 })).step).toBe('full');
  expect(after([...times(4, starved), { ...good, picture: 400_000 }, ...times(4, starved)]).step).toBe('full');
});
