import { atom } from 'jotai';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';

/** Errors found before the upload, beside the codes of the API. */
export type FileFault = ErrorCode | 'FILE_EMPTY' | 'ONE_FILE';

/** A file chosen for a kind of document, until it is submitted. */
export interface Attempt {
  readonly key: string;
  /** The user who chose it; it is shown to nobody else, and again to the same user after an expired session. */
  readonly ownerId: string;
  readonly file: File;
  readonly step: 'waiting' | 'sending' | 'failed';
  /** Upload progress, from 0 to 1. */
  readonly fraction: number;
  readonly fault: FileFault | null;
  /** Set once the file is uploaded and only its submission is left. */
  readonly uploadId: string | null;
  readonly stop: AbortController;
}

/** Retrying the same file would fail again. */
const lasting: readonly FileFault[] = [
  'ONE_FILE',
  'FILE_EMPTY',
  'FILE_TYPE_INVALID',
  'DOCUMENT_TOO_LARGE',
  'SVG_NOT_ALLOWED',
  'PIXELS_TOO_MANY',
  'FILE_TOO_COMPLEX',
];
/** True while the file is uploading or can be retried. */
export const isRecoverable = ({ fault }: Attempt): boolean => fault === null || !lasting.includes(fault);

export type Attempts = Readonly<Partial<Record<DocumentKind, Attempt>>>;

/**
 * Files cannot be persisted, so they are kept in memory for the life of the document: a failed one can be retried
 * without being chosen again, even after a sign-in.
 */
export const attemptsAtom = atom<Attempts>({});

/** One of several files chosen at once, whose kind of document is not known yet. */
interface Unsorted {
  readonly ownerId: string;
  readonly file: File;
}

/** Kept for the life of the document too. */
export const unsortedAtom = atom<readonly Unsorted[]>([]);
