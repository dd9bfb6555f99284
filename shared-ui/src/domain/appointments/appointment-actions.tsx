import { useState } from 'react';
import { actionsFor, type AppointmentAction } from './available-actions.ts';
import type { ActionInput } from './appointment-update.ts';
import { partyName } from 'shared-contracts/processes/party-name';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Problem } from 'shared-contracts/schemas/wire';
import { Button, type ButtonLook } from '../../primitives/button/button.tsx';
import { noAnswer } from '../../primitives/dialog/prompt-dialog.tsx';
import { Refusal } from '../../primitives/notice/refusal.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { problemText } from './problem-text.ts';
import { otherParty, type AppointmentView } from './appointment-view.ts';
import styles from './appointment.module.css';

export interface AppointmentActionsProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
  /** Runs the action; answers what stands in its way, null when nothing does. */
  readonly onChange: (
    appointment: Appointment,
    action: AppointmentAction,
    input?: ActionInput,
  ) => Promise<Problem | null>;
  /** The words of an error code. */
  readonly errorText: (code: string) => string;
  /** Left out where the place does not offer them (a card offers fewer than the page). */
  readonly only?: readonly AppointmentAction[] | undefined;
  /** No other appointment's buttons stand beside these; else each is read out with whom it is about. */
  readonly isAlone?: boolean | undefined;
}

/** What a press does at once; everything else asks first. */
const immediate: readonly AppointmentAction[] = ['accept', 'accept_proposal', 'decline_proposal', 'take_back'];

const variants: Partial<Record<AppointmentAction, ButtonLook['variant']>> = {
  accept: 'primary',
  accept_proposal: 'primary',
  complete: 'primary',
  withdraw: 'quiet',
  cancel: 'quiet',
};

/** The buttons that the life cycle leaves to this reader, each with its confirmation or its question. */
export function AppointmentActions({
  appointment,
  view,
  onChange,
  errorText,
  only,
  isAlone = false,
}: AppointmentActionsProps) {
  const [asked, setAsked] = useState<AppointmentAction>();
  const [running, setRunning] = useState<AppointmentAction>();
  const [problem, setProblem] = useState<Problem | null>(null);
  // Outlives a dialog that is left by mistake.
  const [draft, setDraft] = useState(noAnswer);
  const actions = actionsFor(appointment, view.party, view.now).filter((action) => only?.includes(action) ?? true);
  const run = async (action: AppointmentAction, input?: ActionInput) => {
    setRunning(action);
    setProblem(null);
    const answer = await onChange(appointment, action, input).finally(() => setRunning(undefined));
    setProblem(answer);
    if (answer) return;
    setAsked(undefined);
    setDraft(noAnswer);
  };
  const handlePress = (action: AppointmentAction) => {
    setProblem(null);
    if (immediate.includes(action)) void run(action);
    else setAsked(action);
  };
  const nameOf = (action: AppointmentAction) =>
    `${view.words(`action.${action}`)}, ${partyName(otherParty(appointment, view.party))}`;
  if (actions.length === 0) return null;
  return (
    <>
      {problem && asked === undefined ? <Refusal>{problemText(problem, view.words, errorText)}</Refusal> : null}
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action}
            size="dense"
            variant={variants[action] ?? 'secondary'}
            aria-label={isAlone ? undefined : nameOf(action)}
            isLoading={running === action && asked === undefined}
            loadingLabel={view.words('working')}
            onClick={() => handlePress(action)}
          >
            {view.words(`action.${action}`)}
          </Button>
        ))}
      </div>
      <ActionDialog
        action={asked}
        appointment={appointment}
        view={view}
        problem={problem}
        draft={draft}
        onDraft={setDraft}
        errorText={errorText}
        onClose={() => setAsked(undefined)}
        onSubmit={(action, input) => run(action, input)}
      />
    </>
  );
}
