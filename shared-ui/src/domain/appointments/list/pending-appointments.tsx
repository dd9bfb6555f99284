import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { Pagination } from '../../../primitives/pagination/pagination.tsx';
import { AnswerAppointment } from './answer-appointment.tsx';
import { AppointmentList } from './appointment-list.tsx';
import type { AppointmentView } from '../appointment-view.ts';
import styles from '../appointment.module.css';
import { useAnswered } from '../queries/use-answered.ts';
import { useAppointmentQueries } from '../queries/use-appointment-queries.ts';
import { useShownSearch } from '../../queries/use-shown-search.ts';

export interface PendingAppointmentsProps {
  readonly view: AppointmentView;
  readonly hrefOf: (appointment: Appointment) => string;
  /** Name of the links to other pages. */
  readonly pagesLabel: string;
  /** What else waits for the reader, after what they must answer. */
  readonly tasks?: ReactNode;
  /** Shown when nothing awaits an answer. */
  readonly empty: ReactNode;
}

/** Each list with the name of its cursor in the URL. */
const cursors = { mine: 'cursor', theirs: 'theirs' } as const;

/** What the reader must answer, and what waits for the other party; pages live in the URL. */
export function PendingAppointments({ view, hrefOf, pagesLabel, tasks, empty }: PendingAppointmentsProps) {
  const id = useId();
  const { translate, party, reader } = view;
  const [address] = useSearchParams();
  const { documents, ...pages } = useSuspenseQuery(useAppointmentQueries(party).pending(address, reader.timeZone)).data;
  const { isBusy } = useShownSearch();
  // One that changed between the two readings is in both.
  const others = pages.theirs.appointments.filter(({ id: other }) =>
    pages.mine.appointments.every((one) => one.id !== other),
  );
  const all = [...pages.mine.appointments, ...others];
  const { shown, answerOf, keep } = useAnswered(all, party, view.now);
  // Who had to answer before the reader did: an answered card stays in its list.
  const isMine = (appointment: Appointment) => {
    const { proposedBy, openedBy } = answerOf(appointment)?.appointment ?? appointment;
    return (proposedBy ?? openedBy) !== party;
  };
  const hrefWith = (cursor: string, value: string | null) => {
    const params = new URLSearchParams(address);
    if (value === null) params.delete(cursor);
    else params.set(cursor, value);
    return `?${params.toString()}`;
  };
  const isEmpty = shown.length === 0 && !Object.values(cursors).some((cursor) => address.has(cursor));
  const list = (name: keyof typeof cursors) => {
    const cursor = cursors[name];
    const appointments = shown.filter((appointment) => isMine(appointment) === (name === 'mine'));
    if (appointments.length === 0 && !address.has(cursor)) return null;
    const title = translate(name === 'mine' ? 'awaiting.mine' : `awaiting.theirs_${party}`);
    const { next } = pages[name];
    return (
      <section className={styles.awaiting} aria-labelledby={`${id}${name}`}>
        <h2 id={`${id}${name}`}>{title}</h2>
        <AppointmentList
          label={title}
          appointments={appointments}
          documents={documents}
          view={view}
          hrefOf={hrefOf}
          headingLevel={3}
          actionsOf={(appointment) => (
            <AnswerAppointment
              appointment={appointment}
              view={view}
              kept={{ answer: answerOf(appointment), onAnswer: keep, to: hrefOf(appointment) }}
            />
          )}
          isBusy={isBusy}
        />
        <Pagination
          label={`${pagesLabel}, ${title}`}
          previousLabel={translate('browser.first')}
          nextLabel={translate('browser.next')}
          previous={address.has(cursor) ? hrefWith(cursor, null) : undefined}
          next={next === null ? undefined : hrefWith(cursor, next)}
        />
      </section>
    );
  };
  return (
    <>
      {list('mine')}
      {tasks}
      {isEmpty ? empty : list('theirs')}
    </>
  );
}
