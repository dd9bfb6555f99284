import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldFrame, type FieldLimit, type FieldTexts } from '../field/field-frame.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './text-area.module.css';

export interface TextAreaProps
  extends FieldTexts, FieldLimit, Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'maxLength'> {}

/** A multi-line text field that grows with its content, up to half the screen. */
export function TextArea({
  label,
  hint,
  error,
  optionalLabel,
  isLabelHidden,
  limit,
  id,
  rows = 4,
  ...area
}: TextAreaProps) {
  return (
    <FieldFrame {...{ id, name: area.name, label, hint, error, optionalLabel, isLabelHidden, limit }}>
      {(wiring) => (
        <textarea {...area} {...wiring} rows={rows} className={classNames(fieldStyles.control, styles.area)} />
      )}
    </FieldFrame>
  );
}
