import * as v from 'valibot';
import { profileImageFile, registrationDocumentFile } from './content.ts';

const codeOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;

describe('a profile image', () => {
  it('may weigh 1 MB to the byte', () => {
    expect(codeOf(profileImageFile, { type: 'image/png', size: 1_048_576 })).toBeUndefined();
    expect(codeOf(profileImageFile, { type: 'image/png', size: 1_048_577 })).toBe('IMAGE_TOO_LARGE');
  });
});

describe('a registration document', () => {
  it('weighs less than 4 MB', () => {
    expect(codeOf(registrationDocumentFile, { type: 'image/jpeg', size: 4_194_303 })).toBeUndefined();
    expect(codeOf(registrationDocumentFile, { type: 'image/jpeg', size: 4_194_304 })).toBe('DOCUMENT_TOO_LARGE');
  });
});

it.each(['image/gif', 'application/pdf', 'image/webp', ''])('a file of type "%s" is refused', (type) => {
  expect(codeOf(profileImageFile, { type, size: 1 })).toBe('FILE_TYPE_INVALID');
  expect(codeOf(registrationDocumentFile, { type, size: 1 })).toBe('FILE_TYPE_INVALID');
});

it.each(['image/jpeg', 'image/png', 'image/svg+xml'])('a file of type %s is taken', (type) => {
  expect(codeOf(profileImageFile, { type, size: 1 })).toBeUndefined();
});
