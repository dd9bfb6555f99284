import { FieldError } from 'shared-ui/primitives/field/field-frame.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import styles from './slot-choice.module.css';

interface TimeGridProps {
  /** The name of the radios, and the id for an ErrorSummary to link to. */
  readonly name: string;
  readonly legend: string;
  /** The zone of the times. */
  readonly hint: string;
  readonly times: readonly { readonly startsAt: string; readonly label: string }[];
  readonly value: string | null;
  readonly onChange: (startsAt: string) => void;
  readonly error?: string | undefined;
}

/** The free slots of one day: native radios. */
export function TimeGrid({ name, legend, hint, times, value, onChange, error }: TimeGridProps) {
  return (
    <fieldset
      id={name}
      className={styles.group}
      aria-describedby={[`${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')}
    >
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.times} data-invalid={error !== undefined || undefined}>
        {times.map(({ startsAt, label }) => (
          <label key={startsAt} className={styles.time}>
            <input
              type="radio"
              name={name}
              value={startsAt}
              checked={startsAt === value}
              onChange={() => onChange(startsAt)}
            />
            <time translate="no" dateTime={startsAt}>
              {label}
            </time>
          </label>
        ))}
      </div>
      {error === undefined ? null : <FieldError id={`${name}-error`} message={error} />}
      <p id={`${name}-hint`} className={styles.hint}>
        {hint}
      </p>
    </fieldset>
  );
}
