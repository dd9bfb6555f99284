import { uploadPurposes } from 'shared-contracts/schemas/upload';
import { acceptOf } from './accept-of.ts';

test.each(uploadPurposes)('for %s a phone’s HEIC picture can be chosen, by its type and by its ending', (purpose) => {
  expect(acceptOf(purpose).split(',')).toEqual(
    expect.arrayContaining(['image/jpeg', 'image/png', 'image/heic', 'image/heif', '.heic', '.heif']),
  );
});
