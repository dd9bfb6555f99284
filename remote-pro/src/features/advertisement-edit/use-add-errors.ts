import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { addLimits } from 'shared-contracts/schemas/advertising';
import type { AddForm } from './add-form.ts';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';

const words = ['titleFr', 'titleEn', 'textFr', 'textEn'] as const;

/** Its message names the field itself. */
const isMissing = (code: string, field: string): field is (typeof words)[number] =>
  code === 'REQUIRED' && words.some((word) => word === field);

const isLimited = (field: string): field is keyof typeof addLimits => field in addLimits;

/** Messages of an advertisement's fields, and the same in the summary, where they name their field. */
export function useAddErrors(read?: (field: keyof typeof addLimits) => string) {
  const { t } = useTranslation(['remote-pro/advertisement-form', 'remote-pro/advertising']);
  const errorText = useErrorText();
  const limitText = useLimitText();
  const labelOf = (field: keyof AddForm) => t(`field.${field === 'picture' ? 'image' : field}`);
  const textOf = (code: string, field: string): string => {
    if (isMissing(code, field)) return t(`missing.${field}`);
    if (code === 'TOO_LONG' && read && isLimited(field)) return limitText(addLimits[field], read(field));
    if (code === 'RANGE_INVALID') return t('rangeInvalid');
    if (code === 'LIMIT_EXCEEDED' && field === 'endsOn') return t('tooLong');
    if (field === 'target') return t('targetInvalid');
    if (field === 'picture' && code === 'NOT_FOUND') return t('imageGone');
    return errorText(code);
  };
  /** An error about the whole, in words about an advertisement. */
  const wholeText = (code: string): string => {
    if (code === 'TRANSITION_NOT_ALLOWED' || code === 'PRECONDITION_FAILED')
      return t('meanwhile', { ns: 'remote-pro/advertising' });
    return code === 'NOT_VERIFIED' ? t('next.unverified') : errorText(code);
  };
  const problemOf = (code: string, field: string): string =>
    field === 'root' || field.startsWith('root.')
      ? wholeText(code)
      : isMissing(code, field)
        ? textOf(code, field)
        : t('item', { field: labelOf(field as keyof AddForm), message: textOf(code, field) });
  return { labelOf, textOf, problemOf };
}
