import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { substituteFieldId } from './substitute-field.tsx';
import { maxDaysPerRequest } from '../../data/practice/availability.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';

const atRange = /^exception-range-(\d+)-(start|end)$/;

const fieldLabels: Readonly<Record<string, 'from' | 'to' | 'reason' | 'substitute.label'>> = {
  'exception-from': 'from',
  'exception-reason': 'reason',
  [substituteFieldId]: 'substitute.label',
};

/** The message of an error at its field, prefixed with the field's name in the summary: "Plage 1, fin : …". */
export function useProblemText(reason: string) {
  const { t } = useTranslation('remote-pro/closed-days');
  const errorText = useErrorText();
  const limitText = useLimitText();
  const atField = (code: string, fieldId: string): string => {
    if (code === 'REQUIRED') return t(atRange.test(fieldId) ? 'required.time' : 'required.date');
    if (code === 'TOO_LONG') return limitText(textLimits.closedReason, reason);
    if (fieldId === substituteFieldId) return t(code === 'INVALID' ? 'substitute.choose' : 'substitute.gone');
    return code === 'LIMIT_EXCEEDED' ? t('tooMany', { count: maxDaysPerRequest }) : errorText(code);
  };
  const inSummary = (code: string, fieldId: string): string => {
    const [, index, part] = atRange.exec(fieldId) ?? [];
    const field =
      index === undefined
        ? t(fieldLabels[fieldId] ?? 'to')
        : t(part === 'start' ? 'startOfHours' : 'endOfHours', { number: Number(index) + 1 });
    return t('problemAt', { field, message: code === 'RANGE_INVALID' ? t('afterStart') : atField(code, fieldId) });
  };
  return { atField, inSummary };
}
