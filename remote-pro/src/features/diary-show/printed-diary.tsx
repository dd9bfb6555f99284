import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import type { CalendarRange } from 'shared-ui/domain/appointments/calendar/appointment-calendar.tsx';
import { bookedWords } from 'shared-ui/domain/appointments/page/booked-words.ts';
import { formatDay, formatTimeRange } from 'shared-ui/domain/time/format-time.ts';
import { diaryLines } from './diary-lines.ts';
import styles from './printed-diary.module.css';

interface PrintedDiaryProps {
  readonly title: string;
  readonly appointments: readonly Appointment[];
  /** What of them is printed; all by default. */
  readonly range?: CalendarRange | undefined;
  readonly view: AppointmentView;
}

const columns = ['time', 'client', 'consultation', 'how', 'status'] as const;

/** The diary on paper: a table for each day that has appointments. Not on the screen. */
export function PrintedDiary({ title, appointments, range, view }: PrintedDiaryProps) {
  const { t } = useTranslation('remote-pro/diary');
  const { translate, reader } = view;
  const days = Map.groupBy(diaryLines(appointments, view, range), ({ startsAt }) => formatDay(startsAt, reader));
  return (
    <section className={styles.printed} aria-hidden="true">
      <h2>{sentenceCase(title)}</h2>
      {days.size === 0 ? <p>{t('printed.empty')}</p> : null}
      {[...days].map(([day, ofDay]) => (
        <div key={day} className={styles.day}>
          <h3>{sentenceCase(day)}</h3>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column}>{t(`printed.${column}`)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ofDay.map(({ appointment, startsAt, endsAt, state }) => (
                <tr key={`${appointment.id} ${startsAt}`}>
                  <td translate="no">{formatTimeRange(startsAt, endsAt, reader)}</td>
                  <td translate="no">{partyName(appointment.client)}</td>
                  <td>{bookedWords(appointment, view).name}</td>
                  <td>{translate(`callType.${appointment.callType}`)}</td>
                  <td>{state}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </section>
  );
}
