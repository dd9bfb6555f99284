import { formatDay, formatTime, type Reader } from '../../time/format-time.ts';
import { Button } from '../../../primitives/button/button.tsx';
import styles from './nearest-times.module.css';

interface NearestTimesProps {
  readonly slots: readonly { readonly startsAt: string }[];
  readonly reader: Reader;
  readonly onChoose: (startsAt: string) => void;
}

/** Buttons for the nearest free slots around a taken one. */
export function NearestTimes({ slots, reader, onChoose }: NearestTimesProps) {
  return (
    <ul className={styles.times}>
      {slots.map(({ startsAt }) => (
        <li key={startsAt}>
          <Button variant="secondary" onClick={() => onChoose(startsAt)}>
            <time
              translate="no"
              dateTime={startsAt}
            >{`${formatDay(startsAt, reader, 'short')} · ${formatTime(startsAt, reader)}`}</time>
          </Button>
        </li>
      ))}
    </ul>
  );
}
