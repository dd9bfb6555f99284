import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** Label, hint and error of a form control. All texts are translated. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The message; its presence makes the control invalid. */
  readonly error?: string | undefined;
  /**
   * Shown after the label of an optional field, e.g. "facultatif"; other fields of a saved form are `required`. A
   * search form marks neither.
   */
  readonly optionalLabel?: string | undefined;
  /** Hides the label visually, where the context already gives it (a search field). */
  readonly isLabelHidden?: boolean | undefined;
}

interface ControlWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldFrameProps extends FieldTexts {
  /** The id of the control: its own, else its name (for an ErrorSummary), else a generated one. */
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** Id of a further description of the control, between hint and error. */
  readonly describedBy?: string | undefined;
  readonly children: (wiring: ControlWiring) => ReactNode;
}

/** Label, hint and error of one control, associated by id. */
export function FieldFrame({ id, name, label, hint, error, optionalLabel, isLabelHidden, ...rest }: FieldFrameProps) {
  const generated = useId();
  const controlId = id ?? name ?? generated;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  const describedBy = [hintId, rest.describedBy, errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.frame} data-invalid={error === undefined ? undefined : true}>
      <label className={styles.label} htmlFor={controlId} data-hidden={isLabelHidden || undefined}>
        {label}
        {optionalLabel === undefined ? null : <span className={styles.optional}> ({optionalLabel})</span>}
      </label>
      {hint === undefined ? null : (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {rest.children({
        id: controlId,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error === undefined ? null : <FieldError id={errorId} message={error} />}
    </div>
  );
}

/** The message under a control. */
export function FieldError({ id, message }: { readonly id: string | undefined; readonly message: string }) {
  return (
    <p className={styles.error} id={id}>
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{message}</span>
    </p>
  );
}
