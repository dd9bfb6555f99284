import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { mostDaysAtOnce } from '../data/availability.ts';

const atRange = /^exception-range-(\d+)-(start|end)$/;

/** The words of an error in the dialog's summary, with the field that they are about: "Plage 1, fin : …". */
export function useProblemWords() {
  const { t } = useTranslation('remote-pro/closed-days');
  const errorText = useErrorText();
  return (code: string, fieldId: string): string => {
    const [, index, part] = atRange.exec(fieldId) ?? [];
    const field =
      index === undefined
        ? t(fieldId === 'exception-from' ? 'from' : 'to')
        : t(part === 'start' ? 'startOfHours' : 'endOfHours', { number: Number(index) + 1 });
    if (code === 'LIMIT_EXCEEDED') return t('problemAt', { field, message: t('tooMany', { count: mostDaysAtOnce }) });
    return t('problemAt', { field, message: code === 'RANGE_INVALID' ? t('afterStart') : errorText(code) });
  };
}
