import { useState } from 'react';
import { formatDay, formatTimeRange } from 'shared-ui/domain/time/format-time.ts';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { useAppointmentChange } from 'shared-ui/domain/appointments/queries/use-appointment-change.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { otherTimesQuery } from 'shared-ui/domain/appointments/queries/times-queries.ts';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Problem } from 'shared-contracts/schemas/wire';
import type { CalendarMove } from 'shared-ui/domain/appointments/calendar/appointment-calendar.tsx';
import { NotBookable } from 'shared-ui/domain/appointments/times/not-bookable.tsx';
import { TimeRefusal } from 'shared-ui/domain/appointments/times/time-refusal.tsx';
import { ConfirmDialog } from 'shared-ui/primitives/dialog/confirm-dialog.tsx';
import { SummaryList } from 'shared-ui/primitives/summary-list/summary-list.tsx';
import { endAfter, minutesBetween } from 'shared-ui/domain/appointments/times/chosen-time.ts';
import { timeOf } from './time-of.ts';

interface MoveDialogProps {
  readonly move: CalendarMove;
  readonly appointment: Appointment;
  readonly view: AppointmentView;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Confirms dragging or resizing, which proposes the new time or length to the client; if it is taken, offers the nearest free slots. */
export function MoveDialog({ move, appointment, view, onDone, onCancel }: MoveDialogProps) {
  const { translate, reader } = view;
  const change = useAppointmentChange(view);
  const errorText = useErrorText();
  const { http } = usePlatform();
  const [startsAt, setStartsAt] = useState(move.start);
  const [problem, setProblem] = useState<Problem | null>(null);
  const minutes = minutesBetween(move.start, move.end ?? timeOf(appointment, move.start).end);
  const endsAt = endAfter(startsAt, minutes);
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
      {problem === null ? (
        <NotBookable
          queryOf={(window) => otherTimesQuery(http, appointment, window)}
          startsAt={startsAt}
          endsAt={endsAt}
          movedId={appointment.id}
          view={view}
        />
      ) : null}
      <p>{translate('confirmMove.text', { name: partyName(appointment.client) })}</p>
    </ConfirmDialog>
  );
}
