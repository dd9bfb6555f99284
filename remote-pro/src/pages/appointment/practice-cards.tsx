import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { Part } from '../../components/part/part.tsx';
import { PrivateNotes } from '../../components/private-notes/private-notes.tsx';
import type { SaveNotes } from '../../components/private-notes/use-saved-notes.ts';
import { appointmentNotesQuery, saveAppointmentNotes } from '../../data/clients/appointment-notes.ts';
import { BesideAppointments } from './beside-appointments.tsx';
import styles from './practice-cards.module.css';

interface PracticeCardsProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}

/** What only the practice has of an appointment: its notes, and the other appointments of the client. */
export function PracticeCards({ appointment, view }: PracticeCardsProps) {
  const { t } = useTranslation('remote-pro/appointment');
  const { http } = usePlatform();
  const client = useQueryClient();
  const { id } = appointment;
  const notes = useQuery(appointmentNotesQuery(http, id));
  const save: SaveNotes = useCallback(
    async (notes, expected, keepalive) => {
      const privateNotes = await saveAppointmentNotes(http, id, { privateNotes: notes }, expected, keepalive);
      client.setQueryData(appointmentNotesQuery(http, id).queryKey, { privateNotes });
      return privateNotes;
    },
    [http, id, client],
  );
  return (
    <>
      <Card aria-labelledby="appointment-notes">
        <h2 id="appointment-notes" className={styles.heading}>
          {t('notes')}
        </h2>
        <Part queries={[notes]} title={t('notesFailed')} skeleton={<Skeleton shape="block" lines={2} />}>
          {({ privateNotes }) => <PrivateNotes stored={privateNotes} save={save} reader={view.reader} />}
        </Part>
      </Card>
      <BesideAppointments appointment={appointment} view={view} />
    </>
  );
}
