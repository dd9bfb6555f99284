import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/button/icon-button.tsx';
import { FieldError } from '../../primitives/field/field-frame.tsx';
import { SlotDay, SlotDaySkeleton, type SlotDayLabels } from './slot-day.tsx';
import { addDays, daysOfSlots } from './slot-days.ts';
import styles from './slot-picker.module.css';

export interface SlotPickerLabels extends SlotDayLabels {
  readonly previous: string;
  readonly next: string;
  /** Announced while slots load. */
  readonly loading: string;
  /** "Aucun créneau cette semaine" */
  readonly empty: string;
}

export interface SlotPickerProps {
  /** "Choisissez un créneau" */
  readonly legend: string;
  readonly labels: SlotPickerLabels;
  /** Free slots of the shown days, instants in UTC; slots outside the days are ignored. */
  readonly slots: readonly { readonly startsAt: string }[];
  /** First day shown, `YYYY-MM-DD` in `timeZone`. */
  readonly from: string;
  readonly days?: number | undefined;
  /** The time zone of days and times, usually the visitor's. */
  readonly timeZone: string;
  readonly locale: string;
  /** `startsAt` of the chosen slot. */
  readonly value?: string | undefined;
  readonly onChange: (startsAt: string) => void;
  /** Omitted where nothing precedes (the past) or follows (the horizon). */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly isLoading?: boolean | undefined;
  /** Under the legend: the time zone. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** For empty days: the next free slot, translated, and its link. */
  readonly nextFree?: { readonly label: string; readonly onSelect: () => void } | undefined;
  /** The id for an ErrorSummary to link to, and the name of the radios. */
  readonly name?: string | undefined;
}

/** Days and their free slots as one radio group: arrow keys move through the slots, Tab leaves it. */
export function SlotPicker(props: SlotPickerProps) {
  const { legend, labels, from, days = 7, timeZone, locale, isLoading = false, hint, error, nextFree } = props;
  const generated = useId();
  const id = props.name ?? generated;
  const columns = daysOfSlots(props.slots, from, days, timeZone);
  const isEmpty = !isLoading && columns.every((day) => day.slots.length === 0);
  const period = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  const noon = (date: string) => new Date(`${date}T12:00:00Z`);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset id={id} className={styles.picker} aria-describedby={describedBy || undefined} aria-busy={isLoading}>
      <legend className={styles.legend}>
        {/* Its days have headings of their own, one level below. */}
        <h2>{legend}</h2>
      </legend>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.paging}>
        <IconButton
          variant="secondary"
          label={labels.previous}
          icon={<ChevronLeft size={20} strokeWidth={1.75} />}
          disabled={props.onPrevious === undefined}
          onClick={props.onPrevious}
        />
        <p className={styles.period} aria-live="polite">
          {firstOfMonth(period.formatRange(noon(from), noon(addDays(from, days - 1))), locale)}
        </p>
        <IconButton
          variant="secondary"
          label={labels.next}
          icon={<ChevronRight size={20} strokeWidth={1.75} />}
          disabled={props.onNext === undefined}
          onClick={props.onNext}
        />
      </div>
      {isEmpty ? (
        <div className={styles.empty} role="status">
          <p>{labels.empty}</p>
          {nextFree === undefined ? null : (
            <Button variant="secondary" onClick={nextFree.onSelect}>
              {nextFree.label}
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.days} data-days={days}>
          {columns.map((day) =>
            isLoading ? (
              <SlotDaySkeleton key={day.date} date={day.date} locale={locale} />
            ) : (
              <SlotDay
                key={day.date}
                day={day}
                name={`${id}-slot`}
                timeZone={timeZone}
                locale={locale}
                labels={labels}
                value={props.value}
                onChange={props.onChange}
              />
            ),
          )}
        </div>
      )}
      {isLoading ? (
        <p role="status" className={styles.loading}>
          {labels.loading}
        </p>
      ) : null}
      {error === undefined ? null : <FieldError id={`${id}-error`} message={error} />}
    </fieldset>
  );
}
