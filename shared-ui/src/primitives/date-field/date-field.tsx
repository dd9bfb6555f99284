import { parseDate } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Label,
  Popover,
  Text,
} from 'react-aria-components';
import { FieldError, type FieldTexts } from '../field/field-frame.tsx';
import { classNames } from '../class-names/class-names.ts';
import fieldStyles from '../field/field.module.css';
import styles from './date-field.module.css';

export interface DateFieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** Calendar date `YYYY-MM-DD`, or null: without time or time zone. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: (() => void) | undefined;
  /** First and last selectable date. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Determines the order of day, month and year, their names and the first day of the week. */
  readonly locale: string;
  /** Label of the button that opens the calendar. */
  readonly openLabel: string;
  readonly isDisabled?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
}

/** A date, typed in segments or selected in a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optionalLabel, isLabelHidden, value, min, max } = props;
  const controlId = props.id ?? props.name;
  return (
    <I18nProvider locale={props.locale}>
      <DatePicker
        className={fieldStyles.frame ?? ''}
        value={value === null || value === '' ? null : parseDate(value)}
        onChange={(date) => props.onChange(date === null ? null : date.toString())}
        onBlur={() => props.onBlur?.()}
        minValue={min === undefined ? null : parseDate(min)}
        maxValue={max === undefined ? null : parseDate(max)}
        isInvalid={error !== undefined}
        isDisabled={props.isDisabled ?? false}
        isRequired={props.isRequired ?? false}
        validationBehavior="aria"
        firstDayOfWeek="mon"
        {...(props.name === undefined ? {} : { name: props.name })}
        {...(controlId === undefined ? {} : { id: controlId })}
      >
        <Label className={fieldStyles.label ?? ''} data-hidden={isLabelHidden || undefined}>
          {label}
          {optionalLabel === undefined ? null : <span className={fieldStyles.optional}> ({optionalLabel})</span>}
        </Label>
        {hint === undefined ? null : (
          <Text slot="description" className={fieldStyles.hint ?? ''}>
            {hint}
          </Text>
        )}
        <Group className={classNames(fieldStyles.control, styles.group)}>
          <DateInput className={styles.input ?? ''}>
            {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
          </DateInput>
          <AriaButton className={styles.open ?? ''} aria-label={props.openLabel}>
            <CalendarDays size={18} strokeWidth={1.75} aria-hidden="true" />
          </AriaButton>
        </Group>
        {error === undefined ? null : (
          <Text slot="errorMessage" elementType="div">
            <FieldError id={undefined} message={error} />
          </Text>
        )}
        <Popover className={styles.popover ?? ''} placement="bottom start" offset={4}>
          <Dialog className={styles.dialog ?? ''}>
            <Calendar>
              <header className={styles.header}>
                <AriaButton slot="previous" className={styles.page ?? ''}>
                  <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
                </AriaButton>
                <Heading className={styles.month ?? ''} />
                <AriaButton slot="next" className={styles.page ?? ''}>
                  <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
                </AriaButton>
              </header>
              <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
                {(date) => <CalendarCell date={date} className={styles.cell ?? ''} />}
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}
