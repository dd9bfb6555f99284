import type { UploadPurpose } from 'shared-contracts/schemas/upload';
import { signLink } from '../../secrets/signed-links.ts';
import type { Services } from '../../services/services.ts';

/** Purposes whose files need a signed link. */
export const privatePurposes: readonly UploadPurpose[] = ['document', 'appointment', 'message'];

/** Path of an image on the API host. */
export const addressOf = (key: string): string => `/uploads/${key}`;

/** A link that opens a private file. */
export const signedAddress = (signer: Pick<Services, 'config' | 'now'>, key: string): string =>
  `${addressOf(key)}?${signLink(signer, ['document', key])}`;
