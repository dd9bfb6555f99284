import { checkFile } from './check-file.ts';

test.each([
  ['image/png', 4_194_303, null],
  ['image/svg+xml', 1, null],
  ['image/jpeg', 4_194_304, 'DOCUMENT_TOO_LARGE'],
  ['application/pdf', 1000, 'FILE_TYPE_INVALID'],
  ['application/pdf', 9_000_000, 'FILE_TYPE_INVALID'],
  ['', 10, 'FILE_TYPE_INVALID'],
  ['image/png', 0, 'FILE_EMPTY'],
])('a file of type %s and %d bytes: %s', (type, size, fault) => {
  expect(checkFile({ type, size })).toBe(fault);
});
