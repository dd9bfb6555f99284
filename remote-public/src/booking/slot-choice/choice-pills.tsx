import type { ReactNode } from 'react';
import { FieldError } from 'shared-ui/primitives/field/field-frame.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import styles from './slot-choice.module.css';

interface ChoicePillsProps<Value extends string> {
  /** The name of the radios, and the id for an ErrorSummary to link to. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
}

/** A short choice in one row: native radios. */
export function ChoicePills<Value extends string>(props: ChoicePillsProps<Value>) {
  const { name, legend, options, value, onChange, error } = props;
  return (
    <fieldset id={name} className={styles.group} aria-describedby={error && `${name}-error`}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.pills} data-invalid={error !== undefined || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.pill}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error === undefined ? null : <FieldError id={`${name}-error`} message={error} />}
    </fieldset>
  );
}
