import { type To } from 'react-router-dom';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
/** The search could not be asked: why, and again. A page that has gone stale starts over. */
export declare function FailedResults({
  code,
  firstPage,
}: {
  readonly code: ErrorCode;
  readonly firstPage: To;
}): import('react').JSX.Element;
