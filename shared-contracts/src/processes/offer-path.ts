import type { CallType } from '../schemas/vocabulary.ts';

interface OfferedSlot {
  readonly professionalId: string;
  readonly consultationId: string;
  readonly startsAt: string;
  readonly callTypes: readonly CallType[];
  readonly holder: string;
}

/** The booking with an offered slot chosen. Its token is in the fragment, which no server and no other site is told. */
export function offerPath({ professionalId, consultationId, startsAt, callTypes, holder }: OfferedSlot): string {
  const type = callTypes.length === 1 ? `&type=${callTypes[0]}` : '';
  return `/lawyers/booking/${professionalId}?consultation=${consultationId}${type}&slot=${encodeURIComponent(startsAt)}#holder=${holder}`;
}

/** The token of an offer in a fragment. */
export const holderIn = (fragment: string): string | undefined => /^#holder=([0-9a-f-]{36})$/u.exec(fragment)?.[1];
