import { Trash2 } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { callTypes } from 'shared-contracts/schemas/vocabulary';
import { IconButton } from 'shared-ui/primitives/button/icon-button.tsx';
import { Checkbox } from 'shared-ui/primitives/checkbox/checkbox.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { FieldError } from 'shared-ui/primitives/field/field-frame.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import styles from './edit-hours.module.css';
import type { HoursInput } from './hours-form.ts';

interface RangeRowProps {
  readonly index: number;
  readonly dayName: string;
  readonly onRemove: () => void;
}

/** One range of a weekday: start, end and call types. */
export function RangeRow({ index, dayName, onRemove }: RangeRowProps) {
  const { t } = useTranslation('remote-pro/availability');
  const { register, formState } = useFormContext<HoursInput>();
  const errorText = useErrorText();
  const errorOf = (name: string) => fieldMessage(formState.errors, name, errorText);
  const error = errorOf(`rules.${index}.callTypes`);
  return (
    <div
      id={`rules.${index}`}
      className={styles.range}
      role="group"
      aria-label={dayName}
      data-invalid={error !== undefined || undefined}
    >
      <div className={styles.times}>
        <Field
          type="time"
          required
          label={t('week.from', { day: dayName })}
          isLabelHidden
          error={errorOf(`rules.${index}.startTime`)}
          {...register(`rules.${index}.startTime`)}
        />
        <span aria-hidden="true">–</span>
        <Field
          type="time"
          required
          label={t('week.to', { day: dayName })}
          isLabelHidden
          error={errorOf(`rules.${index}.endTime`)}
          {...register(`rules.${index}.endTime`)}
        />
      </div>
      {error === undefined ? null : (
        <div className={styles.rangeError}>
          <FieldError id={undefined} message={error} />
        </div>
      )}
      <div className={styles.callTypes} id={`rules.${index}.callTypes`}>
        {callTypes.map((callType) => (
          <Checkbox
            key={callType}
            id={`rules.${index}.${callType}`}
            label={t(`callType.${callType}`)}
            value={callType}
            {...register(`rules.${index}.callTypes`)}
          />
        ))}
      </div>
      <IconButton
        size="dense"
        label={t('week.remove', { day: dayName })}
        icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onRemove}
      />
    </div>
  );
}
