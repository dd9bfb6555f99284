import type { TranslateProfession } from 'shared-contracts/formats/person/profession-name';
import type { CallType, FeeKind, LegalCategory, WorkingLanguage } from 'shared-contracts/schemas/vocabulary';
import type profile from 'shared-ui/locales/fr/public-profile.json';
import type { KeyOf } from '../texts/translate.ts';

type Key =
  | `category.${LegalCategory}`
  | `language.${WorkingLanguage}`
  | `callType.${CallType}`
  | `fee.${FeeKind}`
  | `verification.${'registered' | 'number' | 'checked'}`
  | 'availableNow'
  | 'verified'
  | 'rating'
  | 'years'
  | 'nextSlots';
type Values = Readonly<Record<string, string | number | undefined>>;
type Translate<Keys extends string> = (key: Keys, ...values: [] | [Values]) => string;

/** `t` of `common.json`. */
export type TranslateCommon = Translate<Key> & TranslateProfession;

/** Both files of strings that public pages have for a professional. */
export interface PublicWords {
  readonly common: TranslateCommon;
  /** `t` of `public-profile.json`. */
  readonly profile: Translate<KeyOf<typeof profile>>;
}
