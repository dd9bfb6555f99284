import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import type { ToSend } from '../../data/dashboard-queries.ts';
import { AppointmentTask } from './appointment-task.tsx';
import { TaskList, type TaskListProps } from './task-list.tsx';

interface DocumentsToSendProps extends Pick<TaskListProps, 'isSection'> {
  readonly missing: readonly ToSend[];
  readonly view: AppointmentView;
}

/** What professionals wait for before appointments, sent on the page of each; nothing without any. */
export function DocumentsToSend({ missing, isSection, view }: DocumentsToSendProps) {
  const { t } = useTranslation('remote-user/dashboard');
  if (missing.length === 0) return null;
  return (
    <TaskList title={t('mine.documents')} isSection={isSection}>
      {missing.map(({ appointment, asked }) => (
        <li key={appointment.id}>
          <AppointmentTask
            appointment={appointment}
            to={`${href('/user/rendez-vous/:id', { id: appointment.id })}#documents`}
            action={t('mine.send')}
            actionLabel={t('mine.sendTo', { name: partyName(appointment.professional) })}
            view={view}
          >
            <span>{t('mine.wanted')}</span> <span lang="">{asked.map(({ name }) => name).join(', ')}</span>
          </AppointmentTask>
        </li>
      ))}
    </TaskList>
  );
}
