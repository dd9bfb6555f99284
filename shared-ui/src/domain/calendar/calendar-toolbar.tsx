import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/button/icon-button.tsx';
import { SegmentedFilter } from '../../primitives/segmented-filter/segmented-filter.tsx';
import { calendarViews } from './calendar-entry.ts';
import styles from './calendar.module.css';

export interface CalendarLabels {
  readonly today: string;
  readonly previous: string;
  readonly next: string;
  /** Labels of the view switch and of each view. */
  readonly views: string;
  readonly dayGridDay: string;
  readonly dayGridWeek: string;
  readonly dayGridMonth: string;
  readonly dayGridYear: string;
  /** Label of a day number's action, with its date ("Ouvrir le mardi 24 novembre 2026"). */
  readonly openDay: (date: string) => string;
  /** Label of the button for hidden events of a full day ("Voir 2 de plus"). */
  readonly more: (count: number) => string;
  readonly close: string;
}

interface CalendarToolbarProps {
  readonly labels: CalendarLabels;
  readonly title: string;
  readonly titleRef: Ref<HTMLParagraphElement>;
  readonly view: string;
  readonly onView: (view: string) => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onToday: () => void;
}

/** Replaces FullCalendar's toolbar with our own controls. */
export function CalendarToolbar({ labels, title, titleRef, view, onView, ...on }: CalendarToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.paging}>
        <IconButton
          label={labels.previous}
          variant="secondary"
          size="dense"
          icon={<ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={on.onPrevious}
        />
        <IconButton
          label={labels.next}
          variant="secondary"
          size="dense"
          icon={<ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={on.onNext}
        />
        <Button variant="secondary" size="dense" onClick={on.onToday}>
          {labels.today}
        </Button>
        <p ref={titleRef} className={styles.title} aria-live="polite" tabIndex={-1}>
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
