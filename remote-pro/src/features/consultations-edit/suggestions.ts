import type { ConsultationSuggestion } from 'shared-contracts/schemas/consultation-suggestion';
import type { Profession } from 'shared-contracts/schemas/vocabulary';

/** Those for these professions, without what is offered already. */
export const suggestionsFor = (
  all: readonly ConsultationSuggestion[],
  professions: readonly Profession[],
  offered: readonly { readonly nameFr: string }[],
): ConsultationSuggestion[] =>
  all.filter(
    (one) =>
      (one.professions.length === 0 || one.professions.some((profession) => professions.includes(profession))) &&
      !offered.some(({ nameFr }) => nameFr === one.nameFr),
  );
