import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldError } from '../field/field-frame.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './radio-cards.module.css';

export interface RadioCardOption {
  readonly value: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioCardsProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'value'> {
  readonly legend: string;
  readonly isLegendHidden?: boolean | undefined;
  /** The legend is the heading of the page or step. */
  readonly isHeading?: boolean | undefined;
  /** Shown after the legend of an optional group, as after a field's label. */
  readonly optionalLabel?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly options: readonly RadioCardOption[];
  /** The controlled value; omit it with `register` or `defaultValue`. */
  readonly value?: string | undefined;
  /** Layout from a container width of 640 px on; stacked below. */
  readonly columns?: 1 | 2 | 3 | undefined;
}

/** A choice among a few options with descriptions. Native radios: arrow keys move, Space selects. */
export function RadioCards({
  legend,
  isLegendHidden,
  isHeading = false,
  optionalLabel,
  hint,
  error,
  options,
  value,
  defaultValue,
  columns = 1,
  id,
  name,
  ...input
}: RadioCardsProps) {
  const generated = useId();
  const groupId = id ?? name ?? generated;
  const hintId = hint === undefined ? undefined : `${groupId}-hint`;
  const errorId = error === undefined ? undefined : `${groupId}-error`;
  const checkedProps = (option: string) =>
    value === undefined
      ? { defaultChecked: defaultValue === undefined ? undefined : defaultValue === option }
      : { checked: value === option };
  return (
    <fieldset
      id={groupId}
      className={styles.group}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
      data-invalid={error === undefined ? undefined : true}
    >
      <legend className={styles.legend} data-hidden={isLegendHidden || undefined}>
        {isHeading ? <h2>{legend}</h2> : <span>{legend}</span>}
        {optionalLabel === undefined ? null : <span className={fieldStyles.optional}>{` (${optionalLabel})`}</span>}
      </legend>
      {hint === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options} data-columns={columns}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              {...input}
              {...checkedProps(option.value)}
              type="radio"
              name={name ?? generated}
              value={option.value}
              disabled={option.disabled ?? input.disabled}
              className={styles.input}
              aria-describedby={option.description === undefined ? undefined : `${groupId}-${option.value}-text`}
              aria-labelledby={`${groupId}-${option.value}-label`}
            />
            {option.icon === undefined ? null : (
              <span className={styles.icon} aria-hidden="true">
                {option.icon}
              </span>
            )}
            <span className={styles.texts}>
              <span id={`${groupId}-${option.value}-label`} className={styles.label}>
                {option.label}
              </span>
              {option.description === undefined ? null : (
                <span id={`${groupId}-${option.value}-text`} className={styles.description}>
                  {option.description}
                </span>
              )}
            </span>
            <span className={styles.mark} aria-hidden="true">
              <Check size={14} strokeWidth={3} />
            </span>
          </label>
        ))}
      </div>
      {error === undefined ? null : <FieldError id={errorId} message={error} />}
    </fieldset>
  );
}
