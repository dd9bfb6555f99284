import { instant } from 'shared-contracts/schemas/text';
import { callType, type CallType } from 'shared-contracts/schemas/vocabulary';
import { is } from 'valibot';
import type { OfferedConsultation } from '../../booking/list-consultations.ts';

/** The choices in the URL. */
export interface BookingChoice {
  readonly consultation: OfferedConsultation;
  /** Null while several are possible. */
  readonly type: CallType | null;
  /** An instant. */
  readonly slot: string | null;
  /** Why the slot of the URL cannot be had. */
  readonly loss: 'past' | 'unreadable' | null;
}

/**
 * Reads the URL at the moment `now`. Without a consultation that is offered it is the first one, of those with the way to meet; a way
 * that it lacks is not chosen, and the only one needs no choice.
 */
export function choiceOf(
  search: URLSearchParams,
  [first, ...others]: readonly [OfferedConsultation, ...OfferedConsultation[]],
  now: number,
): BookingChoice {
  const type = search.get('type');
  const named = [first, ...others].find(({ id }) => id === search.get('consultation'));
  const consultation =
    named ?? [first, ...others].find(({ callTypes }) => callTypes.some((one) => one === type)) ?? first;
  const { callTypes } = consultation;
  const startsAt = search.get('slot');
  const isRead = is(instant, startsAt);
  return {
    consultation,
    type: is(callType, type) && callTypes.includes(type) ? type : (callTypes.length === 1 && callTypes[0]) || null,
    slot: isRead ? startsAt : null,
    loss: startsAt === null ? null : !isRead ? 'unreadable' : Date.parse(startsAt) <= now ? 'past' : null,
  };
}

/** The same choices for the URL. */
export const queryOf = (
  { consultation, type, slot }: Pick<BookingChoice, 'consultation' | 'type' | 'slot'>,
  more: Readonly<Record<string, string>> = {},
): string =>
  new URLSearchParams({
    consultation: consultation.id,
    ...(type && { type }),
    ...(slot && { slot }),
    ...more,
  }).toString();
