import { formatPhone } from './format-phone.ts';

test.each([
  ['+237699001122', '+237 6 99 00 11 22'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+2250701020304', '+225 07 01 02 03 04'],
  ['+15145550123', '+1 514 555 0123'],
])('%s is formatted as %s', (typed, read) => expect(formatPhone(typed)).toBe(read));

test.each(['+237 699 11 22 33', '699112233', ''])('“%s” is kept as its owner wrote it', (typed) =>
  expect(formatPhone(typed)).toBe(typed),
);
