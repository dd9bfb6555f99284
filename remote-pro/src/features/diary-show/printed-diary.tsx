import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { bookedWords } from 'shared-ui/domain/appointments/page/booked-words.ts';
import { formatDay, formatTimeRange } from 'shared-ui/domain/time/format-time.ts';
import styles from './printed-diary.module.css';

interface PrintedDiaryProps {
  readonly title: string;
  readonly appointments: readonly Appointment[];
  readonly view: AppointmentView;
}

const columns = ['time', 'client', 'consultation', 'how', 'status'] as const;

/** The diary on paper: a table for each day that has appointments. Not on the screen. */
export function PrintedDiary({ title, appointments, view }: PrintedDiaryProps) {
  const { t } = useTranslation('remote-pro/diary');
  const { translate, reader } = view;
  const sorted = [...appointments].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  const days = Map.groupBy(sorted, ({ startsAt }) => formatDay(startsAt, reader));
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
              {ofDay.map((one) => (
                <tr key={one.id}>
                  <td translate="no">{formatTimeRange(one.startsAt, one.endsAt, reader)}</td>
                  <td translate="no">{partyName(one.client)}</td>
                  <td>{bookedWords(one, view).name}</td>
                  <td>{translate(`callType.${one.callType}`)}</td>
                  <td>{translate(`status.${one.status}`, { context: 'professional' })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </section>
  );
}
