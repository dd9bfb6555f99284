import type { Gender, LegalKind } from 'shared-contracts/schemas/value-lists';

interface Practising {
  readonly kind?: LegalKind | null | undefined;
  readonly gender: Gender | null;
}

/** The form of a profession's name: what a firm is, or what a woman or a man is called. */
export const professionContext = ({ kind, gender }: Practising): 'firm' | Gender | undefined =>
  kind === 'legal_entity' ? 'firm' : (gender ?? undefined);
