import { Check } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Notification } from 'shared-contracts/schemas/notification';
import { formatDistance, formatMoment, type Reader } from '../time/format-time.ts';
import type { Party } from '../appointments/queries/available-actions.ts';
import { IconButton } from '../../primitives/button/icon-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { notificationAddress } from './notification-address.ts';
import styles from './notification-panel.module.css';
import { notificationSentence, type NotificationWords } from './notification-sentence.ts';

export interface NotificationEntryProps {
  readonly row: Notification;
  readonly party: Party;
  readonly words: NotificationWords;
  readonly reader: Reader;
  readonly now: number;
  readonly onRead: () => void;
  readonly onLeave: () => void;
}

/** Older ones say their date: nobody counts thirty days back. */
const RECENT = 6 * 24 * 3_600_000;

/** One notification; following its link marks it as read. */
export function NotificationEntry({ row, party, words, reader, now, onRead, onLeave }: NotificationEntryProps) {
  const { closedPages } = usePlatform();
  const id = useId();
  const isUnread = row.readAt === null;
  const to = notificationAddress(row, party, closedPages);
  const sentence = notificationSentence(row, party, words, reader);
  const at = Date.parse(row.createdAt);
  const handleFollow = () => {
    if (isUnread) onRead();
    onLeave();
  };
  const handleRead = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onRead();
    // The button goes with the mark.
    currentTarget.closest('li')?.focus();
  };
  return (
    <li className={styles.entry} data-unread={isUnread || undefined} tabIndex={-1}>
      <div className={styles.text}>
        <p id={id} className={styles.sentence}>
          {to === undefined ? (
            sentence
          ) : (
            <Link variant="quiet" to={to} onClick={handleFollow}>
              {sentence}
            </Link>
          )}
        </p>
        <p className={styles.detail}>
          {isUnread ? <span className={styles.unread}>{words.unread}</span> : null}
          <time
            translate={now - at < RECENT ? 'yes' : 'no'}
            dateTime={row.createdAt}
            title={formatMoment(row.createdAt, reader)}
          >
            {now - at < RECENT ? formatDistance(at, now, reader) : formatMoment(row.createdAt, reader)}
          </time>
        </p>
      </div>
      {isUnread ? (
        <IconButton
          size="dense"
          className={styles.mark ?? ''}
          label={words.markOne}
          aria-describedby={id}
          icon={<Check size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={handleRead}
        />
      ) : null}
    </li>
  );
}
