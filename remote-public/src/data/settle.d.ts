import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
/** A call that may have failed, as plain data: it crosses from the server's render to the browser. */
export type Settled<T> =
  | {
      readonly ok: true;
      readonly value: T;
    }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
    };
/** One failing call takes down its own part of the page, not the page. What is not the API's answer is thrown on. */
export declare function settle<T>(work: Promise<T>): Promise<Settled<T>>;
