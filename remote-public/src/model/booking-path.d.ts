import type { CallType } from 'shared-contracts/schemas/vocabulary';
/** Straight into booking: with the slot and, where it is already known, how to meet. */
export declare const bookingPath: (
  professionalId: string,
  choice?: {
    slot?: string | undefined;
    type?: CallType | undefined;
  },
) => string;
