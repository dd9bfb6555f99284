import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limitPeriods, limitUnits } from 'shared-contracts/schemas/booking-limits';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { formatHours } from '../../model/format-minutes.ts';
import styles from './edit-hours.module.css';
import type { HoursInput } from './hours-schema.ts';
import { useFieldMessage } from './use-field-message.ts';
import { useHint } from './use-hint.ts';

/** An empty field is no limit; anything but a number is an error. */
const limitOf = (value: string | null): number | null => (value === '' || value === null ? null : Number(value));

/** The most appointments and minutes per day, week, month and year. */
export function Limits() {
  const { t, i18n } = useTranslation('remote-pro/availability');
  const { register, control, formState } = useFormContext<HoursInput>();
  const messageOf = useFieldMessage();
  const hintOf = useHint();
  const limits = useWatch({ control, name: 'bookingLimits' });
  const written = {
    appointments: (value: number) => new Intl.NumberFormat(i18n.language).format(value),
    minutes: (value: number) => formatHours(value, i18n.language),
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
              error={fieldMessage(formState.errors, name, (code) => messageOf(code, name))}
              {...register(name, { setValueAs: limitOf })}
            />
          );
        }),
      )}
    </div>
  );
}
