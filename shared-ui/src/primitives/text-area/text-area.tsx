import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldFrame, type FieldLimit, type FieldTexts } from '../field/field-frame.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './text-area.module.css';

export interface TextAreaProps
  extends FieldTexts, FieldLimit, Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'maxLength'> {}

/** A multi-line text field that grows with its content, up to half the screen. */
export const TextArea = ({ rows = 4, ...props }: TextAreaProps) => (
  <FieldFrame {...props}>
    {(area) => <textarea {...area} rows={rows} className={classNames(fieldStyles.control, styles.area)} />}
  </FieldFrame>
);
