import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { outcomeAddress } from 'shared-ui/domain/appointments/page/outcome-address.ts';
import { AppointmentTask } from './appointment-task.tsx';
import { TaskList, type TaskListProps } from './task-list.tsx';

interface OutcomesToSayProps extends Pick<TaskListProps, 'isSection'> {
  readonly unsaid: readonly Appointment[];
  readonly view: AppointmentView;
}

/** Appointments that are over and of which the client has yet to say what became of them; nothing without any. */
export function OutcomesToSay({ unsaid, isSection, view }: OutcomesToSayProps) {
  const { t } = useTranslation('remote-user/dashboard');
  if (unsaid.length === 0) return null;
  return (
    <TaskList title={t('mine.unsaid')} isSection={isSection}>
      {unsaid.map((appointment) => (
        <li key={appointment.id}>
          <AppointmentTask
            appointment={appointment}
            to={outcomeAddress(appointment.id)}
            action={t('mine.answer')}
            actionLabel={t('mine.answerTo', { name: partyName(appointment.professional) })}
            view={view}
          >
            {view.translate('outcome.ask')}
          </AppointmentTask>
        </li>
      ))}
    </TaskList>
  );
}
