import type { PublicProfessional } from 'shared-contracts/schemas/professional';
/** The professional's own words, in the reader's language where they exist. */
export declare function ProfileDescription({
  professional,
}: {
  readonly professional: PublicProfessional;
}): import('react').JSX.Element;
