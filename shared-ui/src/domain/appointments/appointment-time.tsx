import { formatTimeRange, zonesDiffer } from './format-time.ts';
import type { AppointmentView } from './appointment-view.ts';
import { zoneWords } from 'shared-contracts/processes/zone-words';
import styles from './appointment.module.css';

export interface AppointmentTimeProps {
  readonly startsAt: string;
  readonly endsAt: string;
  /** The zone of the other party; written only when its clocks show another time. */
  readonly otherZone: string | null | undefined;
  /** Where that party practises. */
  readonly practice?:
    | { readonly city?: string | null | undefined; readonly country?: string | null | undefined }
    | undefined;
  readonly view: AppointmentView;
}

/** From when to when, in the reader's zone, and in the other party's when it differs. */
export function AppointmentTime({
  startsAt,
  endsAt,
  otherZone,
  practice,
  view: { reader, words },
}: AppointmentTimeProps) {
  const isElsewhere = otherZone && zonesDiffer(startsAt, reader.timeZone, otherZone);
  return (
    <>
      <time className={styles.time} dateTime={startsAt}>
        {formatTimeRange(startsAt, endsAt, reader)}
      </time>
      {isElsewhere ? ' ' : null}
      {isElsewhere ? (
        <span className={styles.elsewhere}>
          {words('elsewhere', {
            time: formatTimeRange(startsAt, endsAt, { ...reader, timeZone: otherZone }),
            zone: zoneWords(otherZone, reader.locale, practice),
          })}
        </span>
      ) : null}
    </>
  );
}
