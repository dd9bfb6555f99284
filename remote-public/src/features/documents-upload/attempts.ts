import { atom } from 'jotai';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';

/** What may be wrong with a file before it is sent, beside the codes of the API. */
export type FileFault = ErrorCode | 'FILE_EMPTY' | 'ONE_FILE';

/** A file that somebody chose for a kind of document, until it is handed in. */
export interface Attempt {
  readonly key: string;
  /** Who chose it: nobody else sees it, who signs in again after an expired session does. */
  readonly ownerId: string;
  readonly file: File;
  readonly step: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1: how much of it has left. */
  readonly fraction: number;
  readonly fault: FileFault | null;
  /** Set once the file has arrived: only the handing in is left. */
  readonly uploadId: string | null;
  readonly stop: AbortController;
}

/** Another try of the same file would end the same way. */
const lasting: readonly FileFault[] = [
  'ONE_FILE',
  'FILE_EMPTY',
  'FILE_TYPE_INVALID',
  'DOCUMENT_TOO_LARGE',
  'SVG_NOT_ALLOWED',
  'PIXELS_TOO_MANY',
  'FILE_TOO_COMPLEX',
];
/** Whether the file is on its way, or may be once it is sent again. */
export const canArrive = ({ fault }: Attempt): boolean => fault === null || !lasting.includes(fault);

export type Attempts = Readonly<Partial<Record<DocumentKind, Attempt>>>;

/**
 * Files cannot be written down, so they live as long as the document does: what failed is sent again without being chosen again, also after
 * signing in on the way.
 */
export const attemptsAtom = atom<Attempts>({});

/** A file of several that were chosen at once: which document it is has not been said yet. */
interface Unsorted {
  readonly ownerId: string;
  readonly file: File;
}

/** These live as long, and are lost with the document, too. */
export const unsortedAtom = atom<readonly Unsorted[]>([]);
