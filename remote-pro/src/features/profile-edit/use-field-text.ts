import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import type { LegalCategory, Profession, WorkingLanguage } from 'shared-contracts/schemas/vocabulary';
import { usePhoneText } from 'shared-ui/domain/phone/use-phone-text.ts';
import type { ProfileField } from './profile-form.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';

type Label = `field.${ProfileField}`;
type Columns = Partial<OwnProfessional>;

/** Most characters, by field. */
const longest = {
  descriptionFr: textLimits.description,
  descriptionEn: textLimits.description,
  companyName: textLimits.companyName,
  lastName: textLimits.lastName,
  firstNames: textLimits.firstNames,
  city: textLimits.city,
  address: textLimits.address,
} as const;
const isLimited = (field: string): field is keyof typeof longest => field in longest;
const bounds = { yearsOfExperience: [0, 70], cancelNoticeHours: [0, 336] } as const;

/** Words about fields of the profile: labels, messages, and values of columns as text. */
export function useFieldText(read?: (field: keyof typeof longest) => unknown) {
  const { t } = useTranslation(['remote-pro/profile', 'remote-pro/common']);
  const { locale } = usePlatform();
  const errorText = usePhoneText(useErrorText());
  const limitText = useLimitText();
  const labelOf = (field: string) => t(`field.${field}` as Label);

  /** The message of a code at its field. */
  const textOf = (code: string, field: string) =>
    code === 'TOO_LONG' && read && isLimited(field) ? limitText(longest[field], read(field)) : errorText(code);

  /** The message of an error; in the summary it is read without its field. */
  const messageOf = (code: string, field: string): string => {
    if (field === 'position' && code === 'INVALID') return t('place.positionInvalid');
    if (code === 'NUMBER_INVALID' && field in bounds) {
      const [least, most] = bounds[field as keyof typeof bounds];
      return t('between', { least, most });
    }
    if (field === 'root' || field.startsWith('root.') || code === 'PHONE_COUNTRY_REQUIRED') return errorText(code);
    return t('item', { field: labelOf(field), message: textOf(code, field) });
  };

  const listText = (column: keyof Columns, values: readonly string[]) => {
    const words = { ns: 'remote-pro/common' } as const;
    const names = values.map((value) => {
      if (column === 'functions') return t(`profession.${value as Profession}`, words);
      if (column === 'languages') return t(`language.${value as WorkingLanguage}`, words);
      return t(`category.${value as LegalCategory}`, words);
    });
    return new Intl.ListFormat(locale, { type: 'unit' }).format(names);
  };

  /** A column as a person reads it. */
  const valueText = (column: keyof Columns, value: unknown): string => {
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value)) return listText(column, value);
    if (typeof value !== 'string' || value === '') return t('nothing');
    if (column === 'gender') return t(`gender.${value as 'male' | 'female'}`);
    if (column === 'country') return new Intl.DisplayNames(locale, { type: 'region' }).of(value) ?? value;
    if (column === 'publicPhone') return formatPhone(value);
    if (column === 'publicEmail') return shownEmail(value);
    if (column === 'openingTime' || column === 'closingTime') return value.slice(0, 5);
    return value;
  };
  const limitOf = (field: string) => (isLimited(field) ? longest[field] : undefined);
  return { labelOf, textOf, messageOf, valueText, limitOf };
}
