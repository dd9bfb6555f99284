import type { Platform } from 'shared-contracts/platform/platform';
import { type PublicProfessional } from 'shared-contracts/schemas/professional';
import type { ProfessionalFilter } from 'shared-contracts/schemas/professional-filter';
import type { Slot } from 'shared-contracts/schemas/availability';
/** A page of a search, with the next free slots of everybody on it. */
export interface ProfessionalPage {
  readonly professionals: readonly PublicProfessional[];
  /** By professional; null when the times could not be read, which must not hide the people. */
  readonly slots: Readonly<Record<string, readonly Slot[]>> | null;
  readonly next: string | null;
  readonly total: number | null;
  readonly isCapped: boolean;
}
/** One call for the people, one for the times of all of them. */
export declare function listProfessionals(
  platform: Platform,
  filter: ProfessionalFilter,
  signal: AbortSignal,
): Promise<ProfessionalPage>;
