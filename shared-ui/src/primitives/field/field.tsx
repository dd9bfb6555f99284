import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'children'> {
  /** An icon at the start of the box, decoration only. */
  readonly icon?: ReactNode;
  /** A control at the end of the box (a clear or show button). */
  readonly trailing?: ReactNode;
}

/** A text input with its label, hint and error. Takes what react-hook-form's `register` returns as it stands. */
export function Field({ label, hint, error, optionalLabel, isLabelHidden, icon, trailing, id, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ id, name: input.name, label, hint, error, optionalLabel, isLabelHidden }}>
      {(wiring) => (
        <div className={styles.box} data-icon={icon === undefined ? undefined : true}>
          {icon === undefined ? null : (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          <input {...input} {...wiring} className={styles.control} />
          {trailing}
        </div>
      )}
    </FieldFrame>
  );
}
