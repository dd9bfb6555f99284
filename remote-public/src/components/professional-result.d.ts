import type { Slot } from 'shared-contracts/schemas/availability';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
interface ProfessionalResultProps {
  readonly professional: PublicProfessional;
  /** null when the times could not be read. */
  readonly slots: readonly Slot[] | null;
  /** The profile's address. */
  readonly to: string;
  readonly headingLevel?: 2 | 3;
}
/** One professional in a list; every time shown leads straight into booking. */
export declare function ProfessionalResult({
  professional,
  slots,
  to,
  headingLevel,
}: ProfessionalResultProps): import('react').JSX.Element;
export {};
