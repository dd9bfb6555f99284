import type { Gender, LegalKind, Profession } from '../../schemas/value-lists.ts';

type ProfessionKey = `profession.${Profession | 'bailiff_commissioner'}`;
/** `t` of a namespace that has the professions. */
export type TranslateProfession = (
  key: ProfessionKey,
  form: { readonly context: 'firm' | Gender | undefined },
) => string;

interface Practising {
  readonly kind?: LegalKind | null | undefined;
  readonly gender: Gender | null;
  readonly country?: string | undefined;
}

/** Countries where bailiffs are called commissaires de justice. */
const withCommissioners = new Set(['CI', 'FR']);

/** A profession in the form of this firm, woman or man; a bailiff by both names where the country is unknown. */
export function professionName(
  t: TranslateProfession,
  profession: Profession,
  { kind, gender, country }: Practising,
): string {
  const context = kind === 'legal_entity' ? 'firm' : (gender ?? undefined);
  const name = (key: Profession | 'bailiff_commissioner', form: 'firm' | Gender | undefined) =>
    t(`profession.${key}`, { context: form });
  if (profession !== 'bailiff') return name(profession, context);
  if (country === undefined) return name('bailiff', undefined);
  return name(withCommissioners.has(country) ? 'bailiff_commissioner' : 'bailiff', context);
}

/** The same within a sentence: « Clarisse Mbarga, avocate à Douala ». */
export const professionInSentence = (...args: Parameters<typeof professionName>): string => {
  const name = professionName(...args);
  return name.charAt(0).toLowerCase() + name.slice(1);
};
