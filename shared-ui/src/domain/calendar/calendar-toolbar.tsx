import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/button/icon-button.tsx';
import styles from './calendar.module.css';
import { useIsNarrow } from './use-is-narrow.ts';

export interface PagingLabels {
  readonly today: string;
  readonly previous: string;
  readonly next: string;
}

interface CalendarToolbarProps {
  readonly labels: PagingLabels;
  readonly title: string;
  readonly titleRef?: Ref<HTMLParagraphElement> | undefined;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onToday: () => void;
  /** At its end: the switch of views. */
  readonly children: ReactNode;
}

/** Replaces FullCalendar's toolbar with our own controls. */
export function CalendarToolbar({ labels, title, titleRef, children, ...on }: CalendarToolbarProps) {
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.toolbar} translate="yes">
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
        {isNarrow ? (
          <IconButton
            label={labels.today}
            variant="secondary"
            size="dense"
            icon={<CalendarCheck size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={on.onToday}
          />
        ) : (
          <Button variant="secondary" size="dense" onClick={on.onToday}>
            {labels.today}
          </Button>
        )}
        <p ref={titleRef} translate="no" className={styles.title} aria-live="polite" tabIndex={-1}>
          {title}
        </p>
      </div>
      {children}
    </div>
  );
}
