import type { PublicProfessional } from 'shared-contracts/schemas/professional';

/** The form of a profession's name: what a firm is, or what a woman or a man is called. */
export const professionContext = ({
  kind,
  gender,
}: Pick<PublicProfessional, 'kind' | 'gender'>): 'firm' | NonNullable<PublicProfessional['gender']> | undefined =>
  kind === 'legal_entity' ? 'firm' : (gender ?? undefined);
