import { array, is } from 'valibot';
import { slot, type Slot } from 'shared-contracts/schemas/slots';
import type { Problem } from 'shared-contracts/schemas/wire';

const slots = array(slot);

/** The nearest free slots in the details of a rejection (SLOT_TAKEN and the like), in order; empty without any. */
export const nearestSlots = ({ details }: Pick<Problem, 'details'>): readonly Slot[] => {
  const nearest = details?.['nearest'];
  return is(slots, nearest) ? nearest : [];
};
