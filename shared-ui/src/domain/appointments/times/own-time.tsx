import { wallTimeOf } from 'shared-contracts/formats/time/wall-time';
import { formatTime } from '../../time/format-time.ts';
import type { AppointmentView } from '../appointment-view.ts';
import { DateField, TimeField } from '../../../primitives/date-field/date-field.tsx';
import { Field } from '../../../primitives/field/field.tsx';
import { endAfter, maxMinutes, typedTime, type ChosenTime } from './chosen-time.ts';
import styles from '../dialogs/propose-time-dialog.module.css';

interface OwnTimeProps {
  readonly view: AppointmentView;
  /** If it is not that of a proposal. */
  readonly legend?: string;
  readonly value: ChosenTime;
  readonly onChange: (value: ChosenTime) => void;
  /** As typed. */
  readonly minutes: string;
  readonly onMinutes: (minutes: string) => void;
  /** By the name of their field, see `faultTexts`. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Any day, start and length, for the professional only: the keyboard counterpart of dragging. */
export function OwnTime({ view, legend, value, onChange, minutes, onMinutes, errors }: OwnTimeProps) {
  const { translate, reader, now } = view;
  const { day, time, startsAt } = value;
  const length = Number(minutes);
  const hasEnd = startsAt !== undefined && length > 0 && length <= maxMinutes;
  return (
    <fieldset>
      <legend className={styles.legend}>{legend ?? translate('proposeDialog.own')}</legend>
      <div className={styles.fields}>
        <DateField
          required
          name="own-day"
          error={errors['own-day']}
          label={translate('proposeDialog.day')}
          openLabel={translate('proposeDialog.openDay')}
          min={wallTimeOf(now, reader.timeZone).slice(0, 10)}
          locale={reader.locale}
          value={day}
          onChange={(typed) => onChange(typedTime(typed, time, reader))}
        />
        <TimeField
          label={translate('proposeDialog.time')}
          openLabel={translate('proposeDialog.openTime')}
          locale={reader.locale}
          required
          name="own-time"
          value={time}
          error={errors['own-time']}
          onChange={(typed) => onChange(typedTime(day, typed, reader))}
        />
        <Field
          label={translate('proposeDialog.length')}
          type="number"
          required
          inputMode="numeric"
          name="own-length"
          min={5}
          max={maxMinutes}
          step={5}
          value={minutes}
          error={errors['own-length']}
          onChange={(event) => onMinutes(event.target.value)}
        />
      </div>
      <p className={styles.end} aria-live="polite">
        {hasEnd ? translate('proposeDialog.end', { time: formatTime(endAfter(startsAt, length), reader) }) : null}
      </p>
    </fieldset>
  );
}
