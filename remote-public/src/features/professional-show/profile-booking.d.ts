import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { ProfileData } from '../../data/profile-loader.ts';
interface ProfileBookingProps {
  readonly professional: PublicProfessional;
  readonly slots: ProfileData['slots'];
}
/** The next free times by day, each a link straight into booking. */
export declare function ProfileBooking({
  professional,
  slots,
}: ProfileBookingProps): import('react').JSX.Element | null;
export {};
