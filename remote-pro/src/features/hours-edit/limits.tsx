import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limitPeriods, limitUnits } from 'shared-contracts/schemas/booking-limits';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { writeHours } from '../../model/write-minutes.ts';
import styles from './edit-hours.module.css';
import type { HoursInput } from './hours-form.ts';
import { useFieldWords } from './use-field-words.ts';
import { useHint } from './use-hint.ts';

/** An empty field is no limit, anything but a number a mistake. */
const limitOf = (value: string | null): number | null => (value === '' || value === null ? null : Number(value));

/** The most appointments and minutes per day, week, month and year. */
export function Limits() {
  const { t, i18n } = useTranslation('remote-pro/availability');
  const { register, control, formState } = useFormContext<HoursInput>();
  const wordsOf = useFieldWords();
  const hintOf = useHint();
  const limits = useWatch({ control, name: 'bookingLimits' });
  const written = {
    appointments: (value: number) => new Intl.NumberFormat(i18n.language).format(value),
    minutes: (value: number) => writeHours(value, i18n.language),
  };
  return (
    <div className={styles.settings}>
      {limitPeriods.flatMap((period) =>
        limitUnits.map((unit) => {
          const name = `bookingLimits.${unit}.${period}` as const;
          const value = limits[unit][period];
          return (
            <Field
              key={name}
              inputMode="numeric"
              label={t(`settings.${name}`)}
              hint={hintOf(name, value ? t('limits.most', { amount: written[unit](value) }) : t('limits.none'))}
              error={fieldMessage(formState.errors, name, (code) => wordsOf(code, name))}
              {...register(name, { setValueAs: limitOf })}
            />
          );
        }),
      )}
    </div>
  );
}
