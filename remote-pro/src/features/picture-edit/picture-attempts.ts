import { atom } from 'jotai';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import type { FileKind } from 'shared-ui/domain/files/file-kind.ts';

export type PictureKind = 'profileImage' | 'logo';

/** How a file was changed before it was sent. */
export interface PictureChanges {
  readonly isCropped: boolean;
  /** In bytes. */
  readonly from: number;
  readonly to: number;
}

/** A picture on its way. */
export interface PictureAttempt {
  readonly key: string;
  readonly ownerId: string;
  /** What is sent; null for a file that cannot be. */
  readonly blob: Blob | null;
  readonly changes: PictureChanges | null;
  /** `kept` after a reload. */
  readonly step: 'sending' | 'failed' | 'kept' | 'done';
  /** From 0 to 1. */
  readonly fraction: number;
  readonly code: ErrorCode | null;
  /** What a refused file is. */
  readonly is?: FileKind | undefined;
}

export type PictureAttempts = Readonly<Partial<Record<PictureKind, PictureAttempt>>>;

/** What failed is sent again without being chosen again. */
export const pictureAttemptsAtom = atom<PictureAttempts>({});
