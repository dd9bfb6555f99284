import { checkException as check } from './check-exception.ts';

const checkException = (values: Omit<Parameters<typeof check>[0], 'today'>) =>
  check({ today: '2026-12-24', ...values });

test('closed days require ordered dates and nothing else', () => {
  expect(checkException({ from: '2026-12-24', to: '2026-12-26', ranges: [] })).toEqual({});
  expect(checkException({ from: '2026-12-26', to: '2026-12-24', ranges: [] })).toEqual({
    'exception-to': 'RANGE_INVALID',
  });
  expect(checkException({ from: '', to: '', ranges: [] })).toEqual({
    'exception-from': 'REQUIRED',
    'exception-to': 'REQUIRED',
  });
  expect(checkException({ from: '31/02/2027', to: '2027-03-01', ranges: [] })).toEqual({
    'exception-from': 'DATE_INVALID',
  });
});

test('days that are over cannot be changed', () => {
  expect(checkException({ from: '2026-12-23', to: '2026-12-26', ranges: [] })).toEqual({
    'exception-from': 'DATE_PAST',
  });
});

test('more days than one request accepts are rejected at the end date', () => {
  expect(checkException({ from: '2027-01-01', to: '2027-04-10', ranges: [] })).toEqual({});
  expect(checkException({ from: '2027-01-01', to: '2027-04-11', ranges: [] })).toEqual({
    'exception-to': 'LIMIT_EXCEEDED',
  });
});

test('hours that end before they start and empty hours are reported at their field', () => {
  const ranges = [
    { start: '09:00', end: '12:00' },
    { start: '14:00', end: '13:00' },
    { start: '', end: '18:00' },
  ];
  expect(checkException({ from: '2026-12-24', to: '2026-12-24', ranges })).toEqual({
    'exception-range-1-end': 'RANGE_INVALID',
    'exception-range-2-start': 'TIME_INVALID',
  });
});
