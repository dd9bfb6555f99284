import type { TFunction } from 'i18next';
import type { Gender, LegalKind } from 'shared-contracts/schemas/value-lists';
import type { Profession } from 'shared-contracts/schemas/vocabulary';

interface Practising {
  readonly kind?: LegalKind | null | undefined;
  readonly gender: Gender | null;
  readonly country?: string | undefined;
}

/** Countries where bailiffs are called commissaires de justice. */
const withCommissioners = new Set(['CI', 'FR']);

/** A profession in the form of this firm, woman or man; a bailiff by both names where the country is unknown. */
export function professionName(t: TFunction, profession: Profession, { kind, gender, country }: Practising): string {
  const context = kind === 'legal_entity' ? 'firm' : (gender ?? undefined);
  const name = (key: string, form: string | undefined) =>
    t(`profession.${key}`, { ns: 'remote-public/common', context: form });
  if (profession !== 'bailiff') return name(profession, context);
  if (country === undefined) return name('bailiff', undefined);
  return name(withCommissioners.has(country) ? 'bailiff_commissioner' : 'bailiff', context);
}

/** The same within a sentence: « Clarisse Mbarga, avocate à Douala ». */
export const professionInSentence = (...args: Parameters<typeof professionName>): string => {
  const name = professionName(...args);
  return name.charAt(0).toLowerCase() + name.slice(1);
};
