import { parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import type { PopupProps } from './popup.tsx';
import { PopupFrame } from './popup.tsx';
import styles from './popup.module.css';
import { choose, readDate } from './typed-text.ts';

/** Null for what is no date, such as a limit that is itself being typed. */
const dateOf = (text: string | undefined, locale: string) => {
  const date = readDate(text ?? '', locale);
  return date === undefined ? null : parseDate(date);
};

/** A month to choose a date from (APG: date picker dialog). */
export function Popup({ input, min, max, ...frame }: PopupProps) {
  return (
    <PopupFrame {...frame}>
      <Calendar
        translate="no"
        autoFocus
        value={dateOf(input.current?.value, frame.locale)}
        onChange={(date) => {
          choose(input.current, date.toString());
          frame.onClose();
        }}
        minValue={dateOf(min, frame.locale)}
        maxValue={dateOf(max, frame.locale)}
      >
        <header className={styles.header}>
          <Button slot="previous" className={styles.page ?? ''}>
            <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
          </Button>
          <Heading className={styles.month ?? ''} />
          <Button slot="next" className={styles.page ?? ''}>
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </header>
        <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
          {(date) => <CalendarCell date={date} className={styles.cell ?? ''} />}
        </CalendarGrid>
      </Calendar>
    </PopupFrame>
  );
}
