import { href } from 'shared-contracts/remote/paths';
import type { Slot } from 'shared-contracts/schemas/availability';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { CallType } from 'shared-contracts/schemas/vocabulary';

/** What an address says of a time: its ways to meet only where it lacks one of the professional's. */
export const slotQuery = (
  { callTypes }: Pick<PublicProfessional, 'callTypes'>,
  slot: Pick<Slot, 'startsAt' | 'callTypes'>,
) => ({
  slot: slot.startsAt,
  types: slot.callTypes.length < callTypes.length ? slot.callTypes.join() : undefined,
});

/** Straight into booking: with the slot and, where it is already known, how to meet. */
export const bookingPath = (
  professionalId: string,
  choice: Partial<ReturnType<typeof slotQuery>> & { type?: CallType | undefined } = {},
): string => href('/lawyers/booking/:id', { id: professionalId }, choice);
