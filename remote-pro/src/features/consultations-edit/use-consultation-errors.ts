import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { ConsultationForm } from './consultation-values.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';

/** By field. */
export const longest = {
  nameFr: textLimits.consultationName,
  nameEn: textLimits.consultationName,
  videoLink: textLimits.videoLink,
  preparationFr: textLimits.preparation,
  preparationEn: textLimits.preparation,
} as const;

const isLimited = (field: string): field is keyof typeof longest => field in longest;

/** Messages of a consultation's fields, and the same in the summary, where they name their field. */
export function useConsultationErrors(read: (field: keyof typeof longest) => unknown) {
  const { t } = useTranslation('remote-pro/consultations');
  const errorText = useErrorText();
  const limitText = useLimitText();
  const textOf = (code: string, field: string): string => {
    if (code === 'NUMBER_INVALID' && field === 'minutes') return t('minutesInvalid');
    if (code === 'NUMBER_INVALID' && field === 'fee') return t('feeInvalid');
    if (code === 'TOO_LONG' && isLimited(field)) return limitText(longest[field], read(field));
    return errorText(code);
  };
  const problemOf = (code: string, field: string): string =>
    field === 'root' || field.startsWith('root.')
      ? errorText(code)
      : t('item', { field: t(`field.${field as keyof ConsultationForm}`), message: textOf(code, field) });
  return { textOf, problemOf };
}
