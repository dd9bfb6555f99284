import { useCallback, useState } from 'react';
import { Button } from '../../../primitives/button/button.tsx';
import { Notice } from '../../../primitives/notice/notice.tsx';
import styles from '../appointment.module.css';
import type { TranslateAppointments } from '../../texts/translate.ts';

/** Says that a range of a calendar, or with `failed` a part of what is on it, could not be fetched, and fetches it again. */
export function useCalendarRetry(translate: TranslateAppointments, failed = translate('calendar.failed')) {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  /** Call it after a fetch. A new attempt is a new function, which makes the calendar refetch. */
  const succeed = useCallback(() => setFailedAttempt((last) => (last === attempt ? undefined : last)), [attempt]);
  const fail = useCallback(() => setFailedAttempt(attempt), [attempt]);
  const notice =
    failedAttempt === attempt ? (
      <div className={styles.retry}>
        <Notice
          tone="danger"
          live="polite"
          action={
            <Button variant="secondary" size="dense" onClick={() => setAttempt(attempt + 1)}>
              {translate('calendar.retry')}
            </Button>
          }
        >
          {failed}
        </Notice>
      </div>
    ) : null;
  return { succeed, fail, notice };
}
