import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldFrame, type FieldTexts } from '../field/field-frame.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children'> {
  readonly options: readonly SelectOption[];
  /** The first, empty option ("Toutes les villes"). */
  readonly placeholder?: string | undefined;
}

/** A native select, which is best on a phone. For long lists use Combobox. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  return (
    <FieldFrame {...props}>
      {(select) => (
        <div className={fieldStyles.box}>
          <select {...select} className={classNames(fieldStyles.control, styles.select)}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} size={18} strokeWidth={1.75} aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  );
}
