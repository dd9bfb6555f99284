import { Star } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { FieldError } from '../field/field-frame.tsx';
import fieldStyles from '../field/field.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './star-field.module.css';

export const stars = [1, 2, 3, 4, 5] as const;

export interface StarFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'children' | 'value' | 'onChange'
> {
  readonly legend: string;
  readonly optionalLabel?: string | undefined;
  readonly error?: string | undefined;
  /** 0 for none. */
  readonly value: number;
  /** What a number of stars means: "4, bien". The chosen one is shown. */
  readonly wordOf: (value: number) => string;
  /** Takes an optional rating back. */
  readonly clearLabel?: string | undefined;
  readonly onChange: (value: number) => void;
}

/** A rating of one to five stars. Native radios: arrow keys move, Space selects. */
export function StarField({
  legend,
  optionalLabel,
  error,
  value,
  wordOf,
  clearLabel,
  onChange,
  id,
  name,
  ...input
}: StarFieldProps) {
  const generated = useId();
  const groupId = id ?? name ?? generated;
  const errorId = error === undefined ? undefined : `${groupId}-error`;
  return (
    <fieldset
      id={groupId}
      tabIndex={-1}
      className={styles.group}
      aria-describedby={errorId}
      data-invalid={error === undefined ? undefined : true}
    >
      <legend className={styles.legend}>
        <span>{legend}</span>
        {optionalLabel === undefined ? null : <span className={fieldStyles.optional}>{` (${optionalLabel})`}</span>}
      </legend>
      <div className={styles.line}>
        <div className={styles.stars}>
          {stars.map((star) => (
            <label key={star} className={styles.star} data-filled={star <= value || undefined}>
              <input
                {...input}
                type="radio"
                name={name ?? generated}
                value={star}
                checked={star === value}
                className={styles.input}
                onChange={() => onChange(star)}
              />
              <Star size={28} strokeWidth={1.5} aria-hidden="true" />
              <VisuallyHidden>{wordOf(star)}</VisuallyHidden>
            </label>
          ))}
        </div>
        {value === 0 ? null : (
          <span className={styles.word} aria-hidden="true">
            {wordOf(value)}
          </span>
        )}
        {value === 0 || clearLabel === undefined ? null : (
          <button
            type="button"
            className={styles.clear}
            aria-label={`${clearLabel}, ${legend}`}
            onClick={() => onChange(0)}
          >
            {clearLabel}
          </button>
        )}
      </div>
      {error === undefined ? null : <FieldError id={errorId} message={error} />}
    </fieldset>
  );
}
