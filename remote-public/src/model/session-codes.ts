import type { ErrorCode } from 'shared-contracts/schemas/error-codes';

/** What the API says to a call that needs its person to sign in again: the token could not be renewed, either. */
export const sessionCodes: readonly ErrorCode[] = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'REFRESH_INVALID'];
