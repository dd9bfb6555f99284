import type { MeetingOutcomeName } from 'shared-contracts/schemas/meeting-outcome';

export interface Said {
  readonly proposed: MeetingOutcomeName | null;
  readonly clientSays: MeetingOutcomeName | null;
  readonly professionalSays: MeetingOutcomeName | null;
}

/** Silence is consent after so many hours. */
export const SILENCE_HOURS = 48;

/** What it is now, or once one of them has been silent for long; null where it stays open. */
export function settlementOf(said: Said, { isLate }: { readonly isLate: boolean }): MeetingOutcomeName | null {
  const { proposed, clientSays, professionalSays } = said;
  if (clientSays !== null && professionalSays !== null) return clientSays === professionalSays ? clientSays : null;
  if (!isLate) return null;
  const word = clientSays ?? professionalSays;
  if (word === null) return proposed === 'took_place' || proposed === 'technical_failure' ? proposed : null;
  // Nobody's word alone stands against the other and against the times in the room.
  const isAgainst = word === (clientSays === null ? 'client_absent' : 'professional_absent');
  return isAgainst && proposed !== null && proposed !== word ? null : word;
}
