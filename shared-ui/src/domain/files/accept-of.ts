import { uploadTypesOf, type UploadPurpose } from 'shared-contracts/schemas/upload';

/** What `takeFile` makes a JPEG of. With the endings, because not every system knows the types. */
const phonePictures = ['image/heic', 'image/heif', '.heic', '.heif'] as const;

/** The files that can be chosen for a purpose, as the `accept` of a control. */
export const acceptOf = (purpose: UploadPurpose): string => [...uploadTypesOf(purpose), ...phonePictures].join();
