import { href } from 'shared-contracts/remote/paths';
import type { Slot } from 'shared-contracts/schemas/availability';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { CallType } from 'shared-contracts/schemas/vocabulary';

/** A slot in a URL; its call types only where it lacks one of the professional’s. */
export const slotQuery = (
  { callTypes }: Pick<PublicProfessional, 'callTypes'>,
  slot: Pick<Slot, 'startsAt' | 'callTypes'>,
) => ({
  slot: slot.startsAt,
  types: slot.callTypes.length < callTypes.length ? slot.callTypes.join() : undefined,
});

/** Path of the booking, with the slot and the call type where they are known. */
export const bookingPath = (
  professionalId: string,
  choice: Partial<ReturnType<typeof slotQuery>> & { type?: CallType | undefined } = {},
): string => href('/lawyers/booking/:id', { id: professionalId }, choice);
