import { imageAddress } from 'shared-contracts/platform/image-address';
import type { Platform } from 'shared-contracts/platform/platform';
import { inlineList } from 'shared-contracts/formats/text/inline-list';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { professionName, type TranslateProfession } from 'shared-contracts/formats/person/profession-name';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { professionalRating } from './professional-rating.ts';
import type { TranslateCommon } from './public-words.ts';

type Practising = Pick<PublicProfessional, 'kind' | 'profession' | 'functions' | 'gender' | 'country'>;

/** "Avocate, médiatrice": the professions of a professional, main one first. */
export const professionNames = (professional: Practising, t: TranslateProfession): string =>
  inlineList(
    [...new Set([professional.profession, ...professional.functions])].map((name) =>
      professionName(t, name, professional),
    ),
  );

/** What lists and profiles say of a professional. */
export function professionalWords(
  professional: PublicProfessional,
  { locale, apiUrl }: Pick<Platform, 'locale' | 'apiUrl'>,
  t: TranslateCommon,
) {
  return {
    id: professional.id,
    name: partyName(professional),
    profession: professionNames(professional, t),
    photo: imageAddress(professional.profileImage, apiUrl),
    specialities: professional.specialities.map((one) => t(`category.${one}`)),
    languages: inlineList(
      professional.languages.map((one) => t(`language.${one}`)),
      locale === 'en',
    ),
    rating: professionalRating(professional, locale, t),
  };
}
