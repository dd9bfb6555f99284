import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { TimeWindow } from '../queries/appointment-queries.ts';
import { otherTimesQuery } from '../queries/times-queries.ts';
import type { ActionInput } from '../queries/appointment-update.ts';
import { otherParty, type AppointmentView } from '../appointment-view.ts';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { zoneName } from 'shared-contracts/formats/time/zone-name';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Problem } from 'shared-contracts/schemas/wire';
import { FormDialog } from '../../../primitives/dialog/form-dialog.tsx';
import {
  endAfter,
  faultsOf,
  faultTexts,
  maxMinutes,
  minutesBetween,
  noTime,
  timeAt,
  type ChosenTime,
} from '../times/chosen-time.ts';
import { FreeTimes } from '../times/free-times.tsx';
import { NotBookable } from '../times/not-bookable.tsx';
import { OwnTime } from '../times/own-time.tsx';
import { TimeRefusal } from '../times/time-refusal.tsx';

interface ProposeTimeDialogProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
  readonly problem: Problem | null;
  readonly errorText: (code: string) => string;
  readonly onClose: () => void;
  readonly onSubmit: (input: ActionInput) => Promise<void>;
}

/** Proposes another time: a free slot, or for the professional any time and length. */
export function ProposeTimeDialog({
  appointment,
  view,
  problem,
  errorText,
  onClose,
  onSubmit,
}: ProposeTimeDialogProps) {
  const { translate, party, reader, now } = view;
  const { http } = usePlatform();
  const queryOf = (window: TimeWindow) => otherTimesQuery(http, appointment, window);
  const isOwner = party === 'professional';
  const [time, setTime] = useState<ChosenTime>(isOwner ? timeAt(appointment.startsAt, reader) : noTime);
  const [minutes, setMinutes] = useState(String(minutesBetween(appointment.startsAt, appointment.endsAt)));
  const faults = faultTexts(faultsOf({ ...time, minutes: Number(minutes) }, appointment, now), translate, errorText);
  const [said, setSaid] = useState<typeof faults>({});
  // What was said stays until it is put right; a client has no field for the day.
  const problems = Object.entries(faults).filter(
    ([field, message]) => said[field] === message && (isOwner || field === 'own-time'),
  );
  const errors = Object.fromEntries(problems);
  // A rejection is about the submitted time, and is cleared when another is selected.
  const [answered, setAnswered] = useState<Problem | null>(null);
  const choose = (chosen: ChosenTime) => {
    setTime(chosen);
    setAnswered(problem);
  };
  const handleSubmit = () => {
    setSaid(faults);
    if (Object.keys(faults).length === 0 && time.startsAt !== undefined)
      return onSubmit({ startsAt: time.startsAt, endsAt: endAfter(time.startsAt, Number(minutes)) });
  };
  const length = Number(minutes);
  const isRefused = problem !== null && problem !== answered;
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      size="large"
      title={translate('proposeDialog.title')}
      submitLabel={translate('proposeDialog.submit')}
      cancelLabel={translate('cancelDialog')}
      problems={{
        title: translate('proposeDialog.problem'),
        items: problems.map(([field, message]) => ({ fieldId: isOwner ? field : 'proposed-time', message })),
      }}
      onSubmit={handleSubmit}
    >
      {isRefused ? (
        <TimeRefusal
          problem={problem}
          appointment={appointment}
          asked={
            time.startsAt === undefined ? undefined : { start: time.startsAt, end: endAfter(time.startsAt, length) }
          }
          view={view}
          errorText={errorText}
          onChoose={(startsAt) => choose(timeAt(startsAt, reader))}
        />
      ) : null}
      <p>{translate('proposeDialog.text', { name: partyName(otherParty(appointment, party)) })}</p>
      {isOwner ? (
        <OwnTime view={view} value={time} onChange={choose} minutes={minutes} onMinutes={setMinutes} errors={errors} />
      ) : null}
      {isOwner && !isRefused && time.startsAt !== undefined && length > 0 && length <= maxMinutes ? (
        <NotBookable
          queryOf={queryOf}
          startsAt={time.startsAt}
          endsAt={endAfter(time.startsAt, length)}
          movedId={appointment.id}
          view={view}
        />
      ) : null}
      <FreeTimes
        view={view}
        queryOf={queryOf}
        value={time.startsAt}
        onChange={(startsAt) => choose(timeAt(startsAt, reader))}
        legend={translate(isOwner ? 'proposeDialog.legendOwn' : 'proposeDialog.legend')}
        hint={translate('proposeDialog.zone', { city: zoneName(reader.timeZone, reader.locale) })}
        error={isOwner ? undefined : errors['own-time']}
      />
    </FormDialog>
  );
}
