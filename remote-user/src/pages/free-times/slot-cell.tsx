import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatClock, type Reader } from 'shared-contracts/formats/time/reader-time';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { bookingPath, slotQuery } from 'shared-ui/domain/booking/booking-path.ts';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import styles from './free-times.module.css';
import type { Slot } from 'shared-contracts/schemas/slots';

export interface Cell {
  readonly professionalId: string;
  readonly name: string;
  readonly consultationId: string | undefined;
  readonly slots: readonly Slot[];
}

/** Of a full day; the others are a tap away. */
const SHOWN = 5;

interface SlotCellProps {
  readonly cell: Cell;
  readonly day: string;
  readonly callType: CallType | undefined;
  readonly reader: Reader;
}

/** The free times of one person on one day, each a link into the booking. */
export function SlotCell({ cell, day, callType, reader }: SlotCellProps) {
  const { t } = useTranslation('remote-user/free-times');
  const { professionalId, name, consultationId, slots } = cell;
  const [isUnfolded, setUnfolded] = useState(false);
  const isFoldable = slots.length > SHOWN + 1;
  const shown = isFoldable && !isUnfolded ? slots.slice(0, SHOWN) : slots;
  const more = slots.length - SHOWN;
  if (slots.length === 0)
    return (
      <div className={styles.cell} data-empty>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('noTime', { name })}</VisuallyHidden>
      </div>
    );
  return (
    <div className={styles.cell}>
      <p translate="no" className={styles.cellName}>
        {name}
      </p>
      <ul className={styles.slots} aria-label={`${name}, ${day}`}>
        {shown.map((slot) => {
          const time = formatClock(slot.startsAt, reader);
          return (
            <li key={slot.startsAt}>
              <Link
                className={styles.slot}
                to={bookingPath(professionalId, {
                  ...slotQuery(slot),
                  ...(callType && { type: callType }),
                  consultation: consultationId,
                })}
                aria-label={`${time}, ${day}, ${name}`}
              >
                <time translate="no" dateTime={slot.startsAt}>
                  {time}
                </time>
              </Link>
            </li>
          );
        })}
        {isFoldable ? (
          <li className={styles.more}>
            <button
              type="button"
              aria-expanded={isUnfolded}
              aria-label={`${isUnfolded ? t('less') : t('more', { count: more })}, ${day}, ${name}`}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {isUnfolded ? t('less') : t('more', { count: more })}
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
