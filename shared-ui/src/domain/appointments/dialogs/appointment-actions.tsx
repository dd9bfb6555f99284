import { useEffect, useState } from 'react';
import { actionsFor, type AppointmentAction } from '../queries/available-actions.ts';
import type { ActionInput } from '../queries/appointment-update.ts';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Problem } from 'shared-contracts/schemas/wire';
import { Button, type ButtonLook } from '../../../primitives/button/button.tsx';
import { noAnswer, type PromptAnswer } from '../../../primitives/dialog/prompt-dialog.tsx';
import { placesOf, returnFocus } from '../../../primitives/return-focus/return-focus.ts';
import { Refusal } from '../../../primitives/notice/refusal.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { problemText } from './problem-text.ts';
import { otherParty, viewWith, type AppointmentView } from '../appointment-view.ts';
import styles from '../appointment.module.css';

export interface AppointmentActionsProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
  /** Runs the action; resolves with the problem, or null on success. */
  readonly onChange: (
    appointment: Appointment,
    action: AppointmentAction,
    input?: ActionInput,
  ) => Promise<Problem | null>;
  /** Translates an error code. */
  readonly errorText: (code: string) => string;
  /** The actions to show; all by default (a card shows fewer than the page). */
  readonly only?: readonly AppointmentAction[] | undefined;
  /** Shorter labels, where there is little room. */
  readonly labels?: Partial<Record<AppointmentAction, string>> | undefined;
  /** None of them is filled, where something else comes first. */
  readonly isSecondary?: boolean | undefined;
  /** The only appointment on the page; otherwise each button's name includes the other party. */
  readonly isAlone?: boolean | undefined;
}

/** Actions without a dialog. */
const immediate: readonly AppointmentAction[] = ['accept', 'accept_proposal', 'decline_proposal', 'take_back'];

const variants: Partial<Record<AppointmentAction, ButtonLook['variant']>> = {
  accept: 'primary',
  accept_proposal: 'primary',
  complete: 'primary',
  withdraw: 'quiet',
  cancel: 'quiet',
};

/** Buttons for the actions that the life cycle allows this reader, each with its dialog. */
export function AppointmentActions({
  appointment,
  onChange,
  errorText,
  only,
  labels,
  isAlone = false,
  isSecondary = false,
  ...props
}: AppointmentActionsProps) {
  const view = viewWith(props.view, appointment);
  const [asked, setAsked] = useState<AppointmentAction>();
  const [running, setRunning] = useState<AppointmentAction>();
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    if (problem?.code !== 'OFFLINE') return undefined;
    const handleOnline = () => {
      returnFocus(placesOf(document.activeElement));
      setProblem(null);
    };
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [problem]);
  // Kept when the dialog is closed by mistake, and over a reload.
  const draftKey = `appointment/${appointment.id}#answer`;
  const [draft, setDraft] = useState(() => ({ ...noAnswer, ...readDraft(draftKey) }));
  const handleDraft = (answer: PromptAnswer) => {
    setDraft(answer);
    writeDraft(draftKey, answer);
  };
  const isUnchecked = view.conflict?.isDue(appointment);
  const actions = actionsFor(appointment, view.party, view.now).filter(
    (action) => (only?.includes(action) ?? true) && (!isUnchecked || action === 'reject'),
  );
  const run = async (action: AppointmentAction, input?: ActionInput) => {
    const places = placesOf(document.activeElement);
    setRunning(action);
    setProblem(null);
    const answer = await onChange(appointment, action, input).finally(() => setRunning(undefined));
    setProblem(answer);
    if (answer) return;
    setAsked(undefined);
    setDraft(noAnswer);
    clearDraft(draftKey);
    // The button may be gone.
    returnFocus(places);
  };
  const handlePress = (action: AppointmentAction) => {
    setProblem(null);
    if (immediate.includes(action)) void run(action);
    else setAsked(action);
  };
  const labelOf = (action: AppointmentAction) =>
    labels?.[action] ?? view.translate(`action.${action}`, { context: appointment.openedBy });
  // While it lasts joining comes first.
  const isRunning = Date.parse(appointment.endsAt) > view.now;
  const variantOf = (action: AppointmentAction) =>
    (isSecondary || (action === 'complete' && isRunning) ? undefined : variants[action]) ?? 'secondary';
  const nameOf = (action: AppointmentAction) => `${labelOf(action)}, ${partyName(otherParty(appointment, view.party))}`;
  if (actions.length === 0) return null;
  return (
    <>
      {problem && asked === undefined ? <Refusal>{problemText(problem, view.translate, errorText)}</Refusal> : null}
      <div className={styles.actions}>
        {isUnchecked ? view.conflict?.answers(appointment, isAlone, run) : null}
        {actions.map((action) => (
          <Button
            key={action}
            size="dense"
            variant={variantOf(action)}
            aria-label={isAlone ? undefined : nameOf(action)}
            isLoading={running === action && asked === undefined}
            loadingLabel={view.translate('working')}
            onClick={() => handlePress(action)}
          >
            {labelOf(action)}
          </Button>
        ))}
      </div>
      <ActionDialog
        action={asked}
        appointment={appointment}
        view={view}
        problem={problem}
        draft={draft}
        onDraft={handleDraft}
        errorText={errorText}
        onClose={() => setAsked(undefined)}
        onSubmit={(action, input) => run(action, input)}
      />
    </>
  );
}
