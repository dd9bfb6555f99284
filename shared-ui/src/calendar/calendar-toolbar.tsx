import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { SegmentedFilter } from '../segmented-filter/segmented-filter.tsx';
import { calendarViews } from './calendar-entry.ts';
import styles from './calendar.module.css';

export interface CalendarLabels {
  readonly today: string;
  readonly previous: string;
  readonly next: string;
  /** Name of the choice of views, and of each. */
  readonly views: string;
  readonly dayGridDay: string;
  readonly dayGridWeek: string;
  readonly dayGridMonth: string;
  readonly dayGridYear: string;
}

interface CalendarToolbarProps {
  readonly labels: CalendarLabels;
  readonly title: string;
  readonly view: string;
  readonly onView: (view: string) => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onToday: () => void;
}

/** Our own toolbar in place of FullCalendar's, so that it is made of our controls. */
export function CalendarToolbar({ labels, title, view, onView, onPrevious, onNext, onToday }: CalendarToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.paging}>
        <IconButton
          label={labels.previous}
          variant="secondary"
          size="dense"
          icon={<ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onPrevious}
        />
        <IconButton
          label={labels.next}
          variant="secondary"
          size="dense"
          icon={<ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onNext}
        />
        <Button variant="secondary" size="dense" onClick={onToday}>
          {labels.today}
        </Button>
        <p className={styles.title} aria-live="polite">
          {title}
        </p>
      </div>
      <SegmentedFilter
        legend={labels.views}
        value={view}
        options={calendarViews.map((value) => ({ value, label: labels[value] }))}
        onChange={onView}
      />
    </div>
  );
}
