import { array, is } from 'valibot';
import { slot, type Slot } from 'shared-contracts/schemas/availability';
import type { Problem } from 'shared-contracts/schemas/wire';

const slots = array(slot);

/** The nearest free slots that a refusal (SLOT_TAKEN and its like) names, in order; none when it names none. */
export const nearestSlots = ({ details }: Pick<Problem, 'details'>): readonly Slot[] => {
  const nearest = details?.['nearest'];
  return is(slots, nearest) ? nearest : [];
};
