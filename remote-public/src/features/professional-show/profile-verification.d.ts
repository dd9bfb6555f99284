import type { PublicProfessional } from 'shared-contracts/schemas/professional';
/** Who checked the right to practise, when, and under which number. */
export declare function ProfileVerification({
  professional,
}: {
  readonly professional: PublicProfessional;
}): import('react').JSX.Element;
