import { useId } from 'react';
import { StatusDot } from '../status/status-dot.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { formatDay, formatTimeRange, type Reader } from '../time/format-time.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import styles from './day-agenda.module.css';

interface DayAgendaProps {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly entries: readonly CalendarEntry[];
  readonly reader: Reader;
  /** Said of a day without entries, if it is known to have none. */
  readonly nothing: string | null;
  readonly onOpen: (id: string) => void;
  readonly selectLabel: string;
  /** Of a day that can be selected. */
  readonly onSelect?: (() => void) | undefined;
}

/** The entries of one day of a month whose cells have room for dots only. */
export function DayAgenda({ date, entries, reader, nothing, onOpen, selectLabel, onSelect }: DayAgendaProps) {
  const id = useId();
  const selectId = useId();
  return (
    <section className={styles.agenda} aria-live="polite" aria-labelledby={id}>
      {/* No heading: pages have their calendar below headings of different levels. */}
      <p id={id} translate="no" className={styles.day}>
        {formatDay(`${date}T12:00:00Z`, { ...reader, timeZone: 'UTC' })}
      </p>
      {entries.length === 0 && nothing !== null ? <p className={styles.nothing}>{nothing}</p> : null}
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} reader={reader} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {onSelect ? (
        // Named by the day without a text of its own, which would be announced with each day.
        <Button
          id={selectId}
          className={styles.select}
          variant="secondary"
          aria-labelledby={`${selectId} ${id}`}
          onClick={onSelect}
        >
          {selectLabel}
        </Button>
      ) : null}
    </section>
  );
}

interface EntryProps extends Pick<DayAgendaProps, 'reader' | 'onOpen'> {
  readonly entry: CalendarEntry;
}

function Entry({ entry, reader, onOpen }: EntryProps) {
  const { id, href, title, start, end, allDay, status, detail, isProposed, tone = 'ink' } = entry;
  const content = (
    <>
      <span className={`nimbia-${tone}`}>
        {status === undefined ? <span className={styles.dot} aria-hidden="true" /> : <StatusDot status={status} />}
      </span>
      {allDay || end === undefined ? null : (
        <span translate="no" className={styles.time}>
          {formatTimeRange(start, end, reader)}{' '}
        </span>
      )}
      <span className={styles.title}>
        <span translate="no">{title}</span>
        {isProposed ? <span className={styles.proposed}>{`, ${detail}`}</span> : null}
      </span>
      {detail === undefined || isProposed ? null : <VisuallyHidden>{`, ${detail}`}</VisuallyHidden>}
    </>
  );
  if (href === undefined && entry.isEditable === false) return <span className={styles.entry}>{content}</span>;
  if (href === undefined)
    return (
      <button type="button" className={styles.entry} onClick={() => onOpen(id)}>
        {content}
      </button>
    );
  return (
    <a
      href={href}
      className={styles.entry}
      onClick={(event) => {
        // Modified clicks keep the browser's link behaviour.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      {content}
    </a>
  );
}
