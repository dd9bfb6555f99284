import { lazy, Suspense } from 'react';
import type { AppointmentAction } from '../queries/available-actions.ts';
import type { ActionInput } from '../queries/appointment-update.ts';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { cancelReasons, rejectReasons, type Appointment } from 'shared-contracts/schemas/appointment';
import type { Problem } from 'shared-contracts/schemas/wire';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { type PromptAnswer, PromptDialog } from '../../../primitives/dialog/prompt-dialog.tsx';
import { otherParty, type AppointmentView } from '../appointment-view.ts';
import { problemText } from './problem-text.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from '../../../primitives/field/use-limit-text.ts';

interface ActionDialogProps {
  /** The action to confirm; null closes the dialog. */
  readonly action: AppointmentAction | undefined;
  readonly appointment: Appointment;
  readonly view: AppointmentView;
  readonly problem: Problem | null;
  /** The input of the prompt. */
  readonly draft: PromptAnswer;
  readonly onDraft: (draft: PromptAnswer) => void;
  readonly errorText: (code: string) => string;
  readonly onClose: () => void;
  readonly onSubmit: (action: AppointmentAction, input?: ActionInput) => Promise<void>;
}

/** Lazy: its date field and calendar weigh 50 kB. */
const ProposeTimeDialog = lazy(async () => ({
  default: (await import('./propose-time-dialog.tsx')).ProposeTimeDialog,
}));

const confirmations = {
  withdraw: 'withdrawPrompt',
  decline: 'declinePrompt',
  complete: 'completePrompt',
  miss: 'missPrompt',
} as const;
const prompts = {
  reject: {
    key: 'reject',
    reasons: rejectReasons.map((value) => ({ value, label: `rejectReason.${value}` as const })),
  },
  cancel: {
    key: 'cancelPrompt',
    reasons: cancelReasons.map((value) => ({ value, label: `cancelReason.${value}` as const })),
  },
} as const;

const isKey = <T extends object>(key: PropertyKey | undefined, of: T): key is keyof T => key !== undefined && key in of;

/** The confirmation or prompt of an action. */
export function ActionDialog({
  action,
  appointment,
  view,
  problem,
  draft,
  onDraft,
  errorText,
  onClose,
  onSubmit,
}: ActionDialogProps) {
  const { translate, party } = view;
  const limitText = useLimitText();
  const name = partyName(otherParty(appointment, party));
  const error = problem ? problemText(problem, translate, errorText) : undefined;
  // A client declines without a reason.
  const confirmed = action === 'reject' && party === 'client' ? 'decline' : action;
  if (action !== undefined && isKey(confirmed, confirmations)) {
    const key = confirmations[confirmed];
    const context = { context: appointment.openedBy, name };
    return (
      <ConfirmDialog
        isOpen
        onClose={onClose}
        title={translate(`${key}.title`, context)}
        confirmLabel={translate(`${key}.submit`, context)}
        cancelLabel={translate('cancelDialog')}
        tone={action === 'complete' ? 'default' : 'danger'}
        onConfirm={() => onSubmit(action)}
        error={error}
      >
        <p>{translate(`${key}.text`, context)}</p>
      </ConfirmDialog>
    );
  }
  if (isKey(action, prompts)) {
    const prompt = prompts[action];
    return (
      <PromptDialog
        value={draft}
        onChange={onDraft}
        onClose={onClose}
        title={translate(`${prompt.key}.title`, { name })}
        text={translate(`${prompt.key}.text`, { name })}
        legend={translate('reasonLegend')}
        isReasonOptional={action === 'cancel' && party === 'client'}
        reasons={prompt.reasons.map(({ value, label }) => ({ value, label: translate(label) }))}
        note={{
          label: translate('noteLabel'),
          limit: textLimits.changeNote,
          error:
            draft.note.trim().length > textLimits.changeNote ? limitText(textLimits.changeNote, draft.note) : undefined,
        }}
        optionalLabel={translate('optional')}
        submitLabel={translate(`${prompt.key}.submit`)}
        cancelLabel={translate('cancelDialog')}
        problemTitle={translate('proposeDialog.problem')}
        requiredMessage={errorText('REASON_REQUIRED')}
        tone="danger"
        onSubmit={({ reason, note }) => onSubmit(action, { reason, note })}
        error={error}
      />
    );
  }
  if (action !== 'propose') return null;
  return (
    <Suspense fallback={null}>
      <ProposeTimeDialog
        appointment={appointment}
        view={view}
        problem={problem}
        errorText={errorText}
        onClose={onClose}
        onSubmit={(input) => onSubmit('propose', input)}
      />
    </Suspense>
  );
}
