import type { PublicProfessional } from 'shared-contracts/schemas/professional';
/** Languages, ways to meet, hours and address. A fact that is not known has no row. */
export declare function ProfilePractical({
  professional,
}: {
  readonly professional: PublicProfessional;
}): import('react').JSX.Element;
