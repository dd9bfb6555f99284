import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { mostDaysAtOnce } from '../../data/availability.ts';

const atRange = /^exception-range-(\d+)-(start|end)$/;

/** The text of an error at its field, and in the summary with the name of the field: "Plage 1, fin : …". */
export function useProblemWords() {
  const { t } = useTranslation('remote-pro/closed-days');
  const errorText = useErrorText();
  const atField = (code: string, fieldId: string): string => {
    if (code === 'REQUIRED') return t(atRange.test(fieldId) ? 'required.time' : 'required.date');
    return code === 'LIMIT_EXCEEDED' ? t('tooMany', { count: mostDaysAtOnce }) : errorText(code);
  };
  const inSummary = (code: string, fieldId: string): string => {
    const [, index, part] = atRange.exec(fieldId) ?? [];
    const field =
      index === undefined
        ? t(fieldId === 'exception-from' ? 'from' : 'to')
        : t(part === 'start' ? 'startOfHours' : 'endOfHours', { number: Number(index) + 1 });
    return t('problemAt', { field, message: code === 'RANGE_INVALID' ? t('afterStart') : atField(code, fieldId) });
  };
  return { atField, inSummary };
}
