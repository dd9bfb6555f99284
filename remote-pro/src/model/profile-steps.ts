import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { missingProfileParts, wantedParts, type WantedField } from './missing-profile-parts.ts';

/** A part of the profile, with what it needs to be booked first. */
export type ProfilePart = 'hours' | 'consultations' | Exclude<WantedField, 'callTypes'>;

/** In the order in which they matter: without hours or a consultation nobody can book. */
const order: readonly ProfilePart[] = ['hours', 'consultations', ...wantedParts.filter((part) => part !== 'callTypes')];

/** How much of a profile is there, and the one part that matters most of those that are not. */
export function profileSteps(
  professional: Pick<OwnProfessional, WantedField>,
  { hasHours, hasConsultation }: { readonly hasHours: boolean; readonly hasConsultation: boolean },
) {
  // Ways to meet are set with the hours, which need them.
  const missing = new Set<ProfilePart>(
    missingProfileParts(professional).map((part) => (part === 'callTypes' ? 'hours' : part)),
  );
  if (!hasHours) missing.add('hours');
  if (!hasConsultation) missing.add('consultations');
  return {
    total: order.length,
    done: order.length - missing.size,
    next: order.find((part) => missing.has(part)),
  };
}
