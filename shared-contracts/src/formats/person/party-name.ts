import type { LegalKind } from '../../schemas/value-lists.ts';

export interface NamedParty {
  readonly firstNames: string;
  readonly lastName: string;
  readonly kind?: LegalKind | null | undefined;
  readonly companyName?: string | null | undefined;
}

/** "Aïssatou Mbarga": first names then last name, the usual order. A firm's name is its company name. */
export const partyName = ({ kind, companyName, firstNames, lastName }: NamedParty): string =>
  kind === 'legal_entity' && companyName ? companyName : `${firstNames} ${lastName}`.trim();
