import { useState } from 'react';
import { formatDay, formatTimeRange } from 'shared-ui/domain/appointments/format-time.ts';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { partyName } from 'shared-contracts/processes/party-name';
import { useAppointmentChange } from 'shared-ui/domain/appointments/use-appointment-change.ts';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Problem } from 'shared-contracts/schemas/wire';
import type { CalendarMove } from 'shared-ui/domain/appointments/appointment-calendar.tsx';
import { OutsideHours } from 'shared-ui/domain/appointments/outside-hours.tsx';
import { TimeRefusal } from 'shared-ui/domain/appointments/time-refusal.tsx';
import { ConfirmDialog } from 'shared-ui/primitives/dialog/confirm-dialog.tsx';
import { SummaryList } from 'shared-ui/primitives/summary-list/summary-list.tsx';
import { timeOf } from './time-of.ts';

interface MoveDialogProps {
  readonly move: CalendarMove;
  readonly appointment: Appointment;
  readonly view: AppointmentView;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Confirms dragging, which proposes the new time to the client; if it is taken, offers the nearest free slots. */
export function MoveDialog({ move, appointment, view, onDone, onCancel }: MoveDialogProps) {
  const { translate, reader } = view;
  const change = useAppointmentChange(translate);
  const errorText = useErrorText();
  const [startsAt, setStartsAt] = useState(move.start);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { end: endsAt } = timeOf(appointment, startsAt);
  const describe = (from: string, to: string) => `${formatDay(from, reader)}, ${formatTimeRange(from, to, reader)}`;
  const handleChoose = (nearest: string) => {
    setStartsAt(nearest);
    setProblem(null);
  };
  const handleConfirm = async () => {
    const found = await change(appointment, 'propose', { startsAt, endsAt });
    if (found) return setProblem(found);
    onDone();
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onCancel}
      title={translate('confirmMove.title')}
      confirmLabel={translate('confirmMove.submit')}
      cancelLabel={translate('cancelDialog')}
      onConfirm={handleConfirm}
    >
      {problem ? (
        <TimeRefusal
          problem={problem}
          appointment={appointment}
          asked={{ start: startsAt, end: endsAt }}
          view={view}
          errorText={errorText}
          onChoose={handleChoose}
        />
      ) : null}
      <SummaryList
        rows={[
          { term: translate('confirmMove.current'), value: describe(appointment.startsAt, appointment.endsAt) },
          { term: translate('confirmMove.proposed'), value: <strong>{describe(startsAt, endsAt)}</strong> },
        ]}
      />
      <OutsideHours appointment={appointment} startsAt={startsAt} endsAt={endsAt} translate={translate} />
      <p>{translate('confirmMove.text', { name: partyName(appointment.client) })}</p>
    </ConfirmDialog>
  );
}
