import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { HoursInput } from './hours-schema.ts';
import { useFieldMessage } from './use-field-message.ts';
import { weekdayName } from './weekday-name.ts';

/** Fields of the form have labels by name. */
type SettingKey = Extract<ParseKeys<'remote-pro/availability'>, `settings.${string}`>;

const atRule = /^rules\.(\d+)(?:\.(\w+))?/;
const parts: Readonly<Record<string, 'start' | 'end' | 'callTypes'>> = {
  startTime: 'start',
  endTime: 'end',
  callTypes: 'callTypes',
};

/** The message of an error in the summary, prefixed with its field, as twenty are alike: "Lundi, fin : …". */
export function useProblemText(readRules: () => HoursInput['rules']) {
  const { t, i18n } = useTranslation('remote-pro/availability');
  const errorText = useErrorText();
  const messageOf = useFieldMessage();

  const rangeName = (index: number, part: string | undefined): string | undefined => {
    const rules = readRules();
    const rule = rules[index];
    if (rule === undefined) return undefined;
    const named = part === undefined ? undefined : parts[part];
    const day = weekdayName(rule.weekday, i18n.language);
    const ofDay = rules.filter(({ weekday }) => weekday === rule.weekday);
    return [
      day.charAt(0).toLocaleUpperCase(i18n.language) + day.slice(1),
      ofDay.length > 1 ? t('summary.range', { number: ofDay.indexOf(rule) + 1 }) : '',
      named === undefined ? '' : t(`summary.${named}`),
    ]
      .filter(Boolean)
      .join(', ');
  };
  return (code: string, name: string): string => {
    if (name === 'root.settings') return t('summary.weekKept', { message: errorText(code) });
    if (code === 'CHANGED_MEANWHILE') return t('summary.changed');
    if (name === 'root' || name.startsWith('root.')) return errorText(code);
    const [, index, part] = atRule.exec(name) ?? [];
    const field = index === undefined ? t(`settings.${name}` as SettingKey) : rangeName(Number(index), part);
    const message = code === 'RANGE_INVALID' ? t('summary.afterStart') : messageOf(code, name);
    return t('summary.item', { field: field ?? t('week.title'), message });
  };
}
