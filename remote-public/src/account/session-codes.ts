import type { ErrorCode } from 'shared-contracts/schemas/error-codes';

/** Error codes after which the person has to sign in again. */
export const sessionCodes: readonly ErrorCode[] = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'REFRESH_INVALID'];
