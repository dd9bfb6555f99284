import { useId, useState, type FormEvent } from 'react';
import { zoneCity } from 'shared-contracts/appointments/appointment-time';
import type { ActionInput } from 'shared-contracts/appointments/appointment-update';
import { partyName } from 'shared-contracts/appointments/party-name';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Slot } from 'shared-contracts/schemas/availability';
import type { Problem } from 'shared-contracts/schemas/wire';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Notice } from '../notice/notice.tsx';
import { otherParty, type AppointmentView } from 'shared-contracts/appointments/appointment-view';
import styles from './propose-time-dialog.module.css';
import { FreeTimes } from './free-times.tsx';
import { OwnTime } from './own-time.tsx';
import { problemText } from 'shared-contracts/appointments/problem-text';

/** Free slots within a half-open window of instants. */
export type FindSlots = (
  window: { readonly from: string; readonly to: string },
  signal: AbortSignal,
) => Promise<readonly Slot[]>;

interface ProposeTimeDialogProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
  readonly findSlots: FindSlots;
  readonly problem: Problem | null;
  readonly errorText: (code: string) => string;
  readonly onClose: () => void;
  readonly onSubmit: (input: ActionInput) => Promise<void>;
}

/** Another time for an appointment: one of the free ones; the professional, whose diary it is, may name any. */
export function ProposeTimeDialog({
  appointment,
  view,
  findSlots,
  problem,
  errorText,
  onClose,
  onSubmit,
}: ProposeTimeDialogProps) {
  const { words, party, reader, now } = view;
  const formId = useId();
  const [startsAt, setStartsAt] = useState<string>();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const length = Date.parse(appointment.endsAt) - Date.parse(appointment.startsAt);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (startsAt === undefined) return setError(words('proposeDialog.choose'));
    if (Date.parse(startsAt) <= now) return setError(words('proposeDialog.inPast'));
    setError(undefined);
    setSending(true);
    void onSubmit({ startsAt, endsAt: new Date(Date.parse(startsAt) + length).toISOString() }).finally(() =>
      setSending(false),
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={words('proposeDialog.title')}
      closeLabel={words('cancelDialog')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words('cancelDialog')}
          </Button>
          <Button type="submit" form={formId} isLoading={isSending}>
            {words('proposeDialog.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
        <p>{words('proposeDialog.text', { name: partyName(otherParty(appointment, party)) })}</p>
        <FreeTimes
          view={view}
          findSlots={findSlots}
          value={startsAt}
          onChange={setStartsAt}
          hint={words('proposeDialog.zone', { city: zoneCity(reader.timeZone) })}
          error={error}
        />
        {party === 'professional' ? <OwnTime view={view} onChange={setStartsAt} /> : null}
        {problem ? (
          <Notice tone="danger" live="assertive">
            {problemText(problem, words, errorText)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
