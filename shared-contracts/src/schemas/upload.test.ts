import * as v from 'valibot';
import { uploadFile, uploadPurposes } from './upload.ts';

const codeOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;

it.each(['profile_image', 'logo'] as const)('a file for %s may have 1 MB to the byte', (purpose) => {
  expect(codeOf(uploadFile(purpose), { type: 'image/png', size: 1_048_576 })).toBeUndefined();
  expect(codeOf(uploadFile(purpose), { type: 'image/png', size: 1_048_577 })).toBe('IMAGE_TOO_LARGE');
});

it('a registration document is smaller than 4 MB', () => {
  expect(codeOf(uploadFile('document'), { type: 'image/jpeg', size: 4_194_303 })).toBeUndefined();
  expect(codeOf(uploadFile('document'), { type: 'image/jpeg', size: 4_194_304 })).toBe('DOCUMENT_TOO_LARGE');
});

describe.each(uploadPurposes)('a file for %s', (purpose) => {
  it.each(['image/gif', 'text/html', 'image/webp', ''])('is rejected as "%s"', (type) => {
    expect(codeOf(uploadFile(purpose), { type, size: 1 })).toBe('FILE_TYPE_INVALID');
  });

  it.each(['image/jpeg', 'image/png'])('is accepted as %s', (type) => {
    expect(codeOf(uploadFile(purpose), { type, size: 1 })).toBeUndefined();
  });

  it('is rejected when empty', () => {
    expect(codeOf(uploadFile(purpose), { type: 'image/png', size: 0 })).toBe('REQUIRED');
  });
});

it('documents for an appointment may be PDF files but not drawings, registration documents the other way round', () => {
  const taken = (purpose: 'appointment' | 'document') =>
    ['application/pdf', 'image/svg+xml'].map((type) => codeOf(uploadFile(purpose), { type, size: 1 }));
  expect(taken('appointment')).toEqual([undefined, 'FILE_TYPE_INVALID']);
  expect(taken('document')).toEqual(['FILE_TYPE_INVALID', undefined]);
  expect(codeOf(uploadFile('appointment'), { type: 'application/pdf', size: 4_194_304 })).toBe('DOCUMENT_TOO_LARGE');
});
