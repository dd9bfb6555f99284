import { useState } from 'react';
import { formatDay, formatTimeRange } from 'shared-contracts/appointments/appointment-time';
import type { AppointmentView } from 'shared-contracts/appointments/appointment-view';
import { partyName } from 'shared-contracts/appointments/party-name';
import { useAppointmentChange } from 'shared-contracts/appointments/use-appointment-change';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { CalendarMove } from 'shared-ui/appointment/appointment-calendar';
import { problemText } from 'shared-contracts/appointments/problem-text';
import { ConfirmDialog } from 'shared-ui/dialog/confirm-dialog';
import { SummaryList } from 'shared-ui/summary-list/summary-list';
import { useErrorText } from 'shared-contracts/platform/use-error-text';

interface MoveDialogProps {
  readonly move: CalendarMove;
  readonly appointment: Appointment;
  readonly view: AppointmentView;
  readonly onDone: () => void;
  /** Given up: the calendar shows the appointment where it was. */
  readonly onCancel: () => void;
}

/** Dragging or resizing proposes the new time to the client, once it is confirmed. */
export function MoveDialog({ move, appointment, view, onDone, onCancel }: MoveDialogProps) {
  const { words, reader } = view;
  const change = useAppointmentChange(words);
  const errorText = useErrorText();
  const [error, setError] = useState<string>();
  const length = Date.parse(appointment.endsAt) - Date.parse(appointment.startsAt);
  const endsAt = move.end ?? new Date(Date.parse(move.start) + length).toISOString();
  const describe = (from: string, to: string) => `${formatDay(from, reader)}, ${formatTimeRange(from, to, reader)}`;
  const handleConfirm = async () => {
    if (Date.parse(move.start) <= Date.now()) return setError(words('proposeDialog.inPast'));
    const problem = await change(appointment, 'propose', { startsAt: move.start, endsAt });
    if (problem) return setError(problemText(problem, words, errorText));
    // The appointment stays where it is until the client answers, so the drawing goes back as well.
    move.revert();
    onDone();
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onCancel}
      title={words('confirmMove.title')}
      confirmLabel={words('confirmMove.submit')}
      cancelLabel={words('cancelDialog')}
      onConfirm={handleConfirm}
      error={error}
    >
      <SummaryList
        rows={[
          { term: words('confirmMove.current'), value: describe(appointment.startsAt, appointment.endsAt) },
          { term: words('confirmMove.proposed'), value: <strong>{describe(move.start, endsAt)}</strong> },
        ]}
      />
      <p>{words('confirmMove.text', { name: partyName(appointment.client) })}</p>
    </ConfirmDialog>
  );
}
