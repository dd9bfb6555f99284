import { deviceZone } from 'shared-contracts/formats/time/device-zone';
import { formatDay, formatTimeRange, formatTimeRangeElsewhere, zonesDiffer } from '../../time/format-time.ts';
import type { AppointmentView } from '../appointment-view.ts';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import styles from '../appointment.module.css';

export interface AppointmentTimeProps {
  readonly startsAt: string;
  readonly endsAt: string;
  /** The time zone of the other party, shown only when its local time differs. */
  readonly otherZone: string | null | undefined;
  /** Address of that party's practice. */
  readonly practice?:
    | { readonly city?: string | null | undefined; readonly country?: string | null | undefined }
    | undefined;
  readonly view: AppointmentView;
}

/** Start and end in the reader's time zone, and in the other party's when it differs; whose they are where the device has none. */
export function AppointmentTime({
  startsAt,
  endsAt,
  otherZone,
  practice,
  view: { reader, translate, party },
}: AppointmentTimeProps) {
  const isElsewhere = otherZone && zonesDiffer(startsAt, reader.timeZone, otherZone);
  const isUnknown = !isElsewhere && party === 'client' && deviceZone() === null;
  return (
    <>
      <time translate="no" className={styles.time} dateTime={startsAt}>
        {formatTimeRange(startsAt, endsAt, reader)}
      </time>
      {isElsewhere ? ' ' : null}
      {isElsewhere ? (
        <span className={styles.elsewhere}>
          {translate('elsewhere', {
            time: formatTimeRangeElsewhere(startsAt, endsAt, reader, otherZone),
            zone: zoneLabel(otherZone, reader.locale, practice),
          })}
        </span>
      ) : null}
      {isUnknown ? ' ' : null}
      {isUnknown ? (
        <span className={styles.elsewhere}>{`(${zoneLabel(reader.timeZone, reader.locale, practice)})`}</span>
      ) : null}
    </>
  );
}

interface AppointmentMomentProps extends Pick<AppointmentTimeProps, 'startsAt' | 'endsAt' | 'view'> {
  readonly professional: Appointment['professional'];
}

/** Day and time of what a client has or is offered, with the practice's time where it differs. */
export function AppointmentMoment({ startsAt, endsAt, professional, view }: AppointmentMomentProps) {
  return (
    <>
      <span translate="no">{`${formatDay(startsAt, view.reader)},`}</span>{' '}
      <AppointmentTime
        startsAt={startsAt}
        endsAt={endsAt}
        otherZone={professional.timeZone}
        practice={professional}
        view={view}
      />
    </>
  );
}
