import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, type FieldLimit, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

export interface FieldProps
  extends FieldTexts, FieldLimit, Omit<ComponentPropsWithRef<'input'>, 'children' | 'maxLength'> {
  /** A decorative icon at the start of the field. */
  readonly icon?: ReactNode;
  /** A control at the end of the field (clear, show). */
  readonly trailing?: ReactNode;
}

/** A text input with label, hint and error. Accepts the result of react-hook-form's `register`. */
export function Field({ icon, trailing, ...props }: FieldProps) {
  return (
    <FieldFrame {...props}>
      {(input) => (
        <div className={styles.box} data-icon={icon === undefined ? undefined : true}>
          {icon === undefined ? null : (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          <input {...input} className={styles.control} />
          {trailing}
        </div>
      )}
    </FieldFrame>
  );
}
