import { href } from 'shared-contracts/remote/paths';
import type { Slot } from 'shared-contracts/schemas/slots';
import type { CallType } from 'shared-contracts/schemas/vocabulary';

/** What of a booking is in its URL, so that reload, language switch and sign-in keep it. */
interface InPath {
  /** Its id; without it the first one, of those with the way to meet. */
  readonly consultation?: string | undefined;
  readonly type?: CallType | undefined;
  readonly slot?: string | undefined;
  /** The day of the appointment that it follows, `YYYY-MM-DD`. */
  readonly follows?: string | undefined;
}

/** A slot in a URL, with how to meet where it leaves no choice. */
export const slotQuery = ({ startsAt, callTypes }: Pick<Slot, 'startsAt' | 'callTypes'>): InPath => ({
  slot: startsAt,
  type: callTypes.length === 1 ? callTypes[0] : undefined,
});

/** The path of a profile, which opens on what is chosen. */
export function withChoice(profile: string, { consultation, type }: Pick<InPath, 'consultation' | 'type'>): string {
  const search = new URLSearchParams({ ...(consultation && { consultation }), ...(type && { type }) }).toString();
  return search ? `${profile}?${search}` : profile;
}

/** Path of the booking, with what is chosen already. */
export const bookingPath = (professionalId: string, { consultation, type, slot, follows }: InPath = {}): string =>
  href('/lawyers/booking/:id', { id: professionalId }, { consultation, type, slot, follows });

/** Path of a request for a call at once, about this consultation where it is one by phone, else about the first that is. */
export const callPath = (professionalId: string, consultation?: string): string =>
  href('/lawyers/booking/:id', { id: professionalId }, { consultation, now: '1' });
