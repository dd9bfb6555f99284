import { useState } from 'react';
import { DateField } from '../date-field/date-field.tsx';
import { Field } from '../field/field.tsx';
import type { AppointmentView } from 'shared-contracts/appointments/appointment-view';
import styles from './propose-time-dialog.module.css';

/** A date and a time of the professional's own, in the device's zone. */
export function OwnTime({
  view: { words, reader },
  onChange,
}: {
  readonly view: AppointmentView;
  readonly onChange: (startsAt: string) => void;
}) {
  const [day, setDay] = useState<string | null>(null);
  const [time, setTime] = useState('');
  const choose = (newDay: string | null, newTime: string) => {
    setDay(newDay);
    setTime(newTime);
    // Without a zone in the text the browser reads its own, which is the reader's.
    const chosen = newDay && newTime ? new Date(`${newDay}T${newTime}`) : undefined;
    if (chosen && !Number.isNaN(chosen.getTime())) onChange(chosen.toISOString());
  };
  return (
    <fieldset className={styles.own}>
      <legend className={styles.legend}>{words('proposeDialog.own')}</legend>
      <div className={styles.pair}>
        <DateField
          label={words('proposeDialog.day')}
          openLabel={words('proposeDialog.openDay')}
          locale={reader.locale}
          value={day}
          onChange={(value) => choose(value, time)}
        />
        <Field
          label={words('proposeDialog.time')}
          type="time"
          name="own-time"
          value={time}
          onChange={(event) => choose(day, event.target.value)}
        />
      </div>
    </fieldset>
  );
}
