import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { maxDaysPerRequest } from '../../data/availability.ts';

const atRange = /^exception-range-(\d+)-(start|end)$/;

/** The message of an error at its field, prefixed with the field's name in the summary: "Plage 1, fin : …". */
export function useProblemText() {
  const { t } = useTranslation('remote-pro/closed-days');
  const errorText = useErrorText();
  const atField = (code: string, fieldId: string): string => {
    if (code === 'REQUIRED') return t(atRange.test(fieldId) ? 'required.time' : 'required.date');
    return code === 'LIMIT_EXCEEDED' ? t('tooMany', { count: maxDaysPerRequest }) : errorText(code);
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
