import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldError } from '../field/field-frame.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** May hold a link (to the terms). */
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A native checkbox whose whole row is clickable. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const generated = useId();
  const controlId = id ?? input.name ?? generated;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  return (
    <div>
      <div className={styles.row}>
        <span className={styles.box}>
          <input
            {...input}
            id={controlId}
            type="checkbox"
            className={styles.input}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
          />
          <Check className={styles.check} size={16} strokeWidth={2.5} aria-hidden="true" />
        </span>
        <label htmlFor={controlId} className={styles.label}>
          {label}
        </label>
      </div>
      {hint === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error === undefined ? null : <FieldError id={errorId} message={error} />}
    </div>
  );
}
