import { Check, ChevronDown } from 'lucide-react';
import { useContext } from 'react';
import {
  Button as AriaButton,
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import { FieldError, type FieldTexts } from '../field/field-frame.tsx';
import { classNames } from '../class-names/class-names.ts';
import fieldStyles from '../field/field.module.css';
import styles from './combobox.module.css';

export interface ComboboxProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** A `note` stands beside its label in the list alone. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly note?: string | undefined }[];
  /** The selected value; null when none. */
  readonly value: string | null;
  /** Null once the person has emptied the field. A text that is nothing's goes back to what is selected. */
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: (() => void) | undefined;
  /**
   * The text of the field, where `options` are searched elsewhere: they are shown as they come. It is empty as well
   * while the selected option is not among them, which selects nothing else: see `onChange`.
   */
  readonly onType?: ((text: string) => void) | undefined;
  /**
   * With `onType`: a text that is no option's stays in the field, which then selects nothing, for the form to refuse.
   * Without it the field goes back to what is selected.
   */
  readonly isTextKept?: boolean | undefined;
  readonly placeholder?: string | undefined;
  /** Label of the button that opens the list. */
  readonly openLabel: string;
  /** Shown in place of the list when nothing matches, or while it is searched. */
  readonly emptyLabel: string;
  readonly isDisabled?: boolean | undefined;
}

/** A filterable select; matching ignores accents and case. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optionalLabel, isLabelHidden, id, name, options, value, openLabel, emptyLabel } = props;
  const controlId = id ?? name;
  return (
    <AriaComboBox
      className={fieldStyles.frame ?? ''}
      selectedKey={value}
      onSelectionChange={(key) => props.onChange(key === null ? null : String(key))}
      onBlur={() => props.onBlur?.()}
      isInvalid={error !== undefined}
      isDisabled={props.isDisabled ?? false}
      allowsEmptyCollection
      allowsCustomValue={props.isTextKept ?? false}
      menuTrigger={props.onType ? 'input' : 'focus'}
      {...(props.onType ? { onInputChange: props.onType, defaultFilter: () => true } : {})}
      {...(name === undefined ? {} : { name })}
      {...(controlId === undefined ? {} : { id: controlId })}
    >
      <Label className={fieldStyles.label ?? ''} data-hidden={isLabelHidden || undefined}>
        <span>{label}</span>
        {optionalLabel === undefined ? null : <span className={fieldStyles.optional}>{` (${optionalLabel})`}</span>}
      </Label>
      {hint === undefined ? null : (
        <Text slot="description" className={fieldStyles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <div className={fieldStyles.box}>
        <Input
          className={classNames(fieldStyles.control, styles.input)}
          {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
        />
        <AriaButton className={styles.open ?? ''} aria-label={openLabel}>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </AriaButton>
      </div>
      {error === undefined ? null : (
        <Text slot="errorMessage" elementType="div">
          <FieldError id={undefined} message={error} />
        </Text>
      )}
      <Popover className={styles.popover ?? ''} offset={4}>
        <EmptyText text={emptyLabel} />
        <ListBox className={styles.list ?? ''}>
          {options.map((option) => (
            <ListBoxItem key={option.value} id={option.value} textValue={option.label} className={styles.option ?? ''}>
              <span>
                <span>{option.label}</span>
                {option.note === undefined ? null : <span className={styles.note}>{` · ${option.note}`}</span>}
              </span>
              <Check className={styles.check} size={16} strokeWidth={2.25} aria-hidden="true" />
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/** The focus, and with it the text, stays where it is when somebody presses here. */
const keepFocus = (element: HTMLElement | null) =>
  element?.addEventListener('mousedown', (event) => event.preventDefault());

/** No option, which a list box makes of its own empty state: there is nothing to choose. */
function EmptyText({ text }: { readonly text: string }) {
  const state = useContext(ComboBoxStateContext);
  if (state === null || state.collection.size > 0) return null;
  return (
    <p ref={keepFocus} role="status" className={styles.empty}>
      {text}
    </p>
  );
}
