import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { TimeField } from 'shared-ui/primitives/date-field/date-field.tsx';
import { FieldError } from 'shared-ui/primitives/field/field-frame.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import styles from './edit-hours.module.css';
import type { HoursInput } from './hours-schema.ts';
import { RangeOptions } from './range-options.tsx';
import { areSame } from './usual-types.ts';

interface RangeBoxProps {
  readonly index: number;
  readonly dayName: string;
  readonly onRemove: () => void;
}

/** One range of a weekday: start and end, and its ways to meet where they are not those of the week. */
export function RangeBox({ index, dayName, onRemove }: RangeBoxProps) {
  const { t } = useTranslation('remote-pro/availability');
  const { control, formState } = useFormContext<HoursInput>();
  const errorText = useErrorText();
  const [own = [], ofWeek] = useWatch({ control, name: [`rules.${index}.callTypes`, 'callTypes'] });
  const error = fieldMessage(formState.errors, `rules.${index}.callTypes`, errorText);
  return (
    <div id={`rules.${index}`} className={styles.range}>
      <div className={styles.box}>
        <Time index={index} name="startTime" label={t('week.from', { day: dayName })} />
        <span aria-hidden="true">–</span>
        <Time index={index} name="endTime" label={t('week.to', { day: dayName })} />
        <RangeOptions index={index} dayName={dayName} types={own} onRemove={onRemove} />
      </div>
      {areSame(own, ofWeek) ? null : (
        <p className={styles.own}>{own.map((type) => t(`callType.${type}`)).join(', ')}</p>
      )}
      {error === undefined ? null : <FieldError id={`rules.${index}.callTypes-error`} message={error} />}
    </div>
  );
}

interface TimeProps {
  readonly index: number;
  readonly name: 'startTime' | 'endTime';
  readonly label: string;
}

function Time({ index, name, label }: TimeProps) {
  const { t } = useTranslation('remote-pro/availability');
  const { locale } = usePlatform();
  const { control, formState, clearErrors } = useFormContext<HoursInput>();
  const errorText = useErrorText();
  const { field } = useController({ control, name: `rules.${index}.${name}` });
  return (
    <TimeField
      name={field.name}
      value={field.value}
      onChange={(time) => {
        field.onChange(time);
        // The end is judged by the start.
        clearErrors([`rules.${index}.startTime`, `rules.${index}.endTime`]);
      }}
      onBlur={field.onBlur}
      required
      locale={locale}
      label={label}
      isLabelHidden
      openLabel={t('week.openTimes')}
      error={fieldMessage(formState.errors, field.name, errorText)}
    />
  );
}
