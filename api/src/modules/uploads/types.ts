import type { UploadType } from 'shared-contracts/schemas/upload';
import type { PictureSize } from './picture-sizes.ts';

export interface SanitisedFile {
  readonly bytes: Uint8Array;
  readonly contentType: UploadType;
  readonly extension: 'jpg' | 'png' | 'svg' | 'pdf';
  /** Smaller copies of a picture that everybody may see. */
  readonly sizes?: readonly PictureSize[];
}
