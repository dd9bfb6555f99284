import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { limitPeriods, limitUnits, maxPerDay, periodDays } from 'shared-contracts/schemas/booking-limits';

/** Minimum and maximum of each number. */
export const bounds: Readonly<Record<string, readonly [number, number]>> = {
  horizonDays: [1, 365],
  ...Object.fromEntries(
    limitUnits.flatMap((unit) =>
      limitPeriods.map((period) => [`bookingLimits.${unit}.${period}`, [1, periodDays[period] * maxPerDay[unit]]]),
    ),
  ),
};

/** The message of a field's error; for a number with its range. */
export function useFieldMessage() {
  const { t, i18n } = useTranslation('remote-pro/availability');
  const errorText = useErrorText();
  const numbers = new Intl.NumberFormat(i18n.language);
  return (code: string, name: string): string => {
    const range = code === 'NUMBER_INVALID' ? bounds[name] : undefined;
    if (range === undefined) return errorText(code);
    const [least, most] = range;
    return t('settings.between', { least: numbers.format(least), most: numbers.format(most) });
  };
}
