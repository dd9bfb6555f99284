import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { Dialog } from './dialog.tsx';

export interface PromptAnswer {
  readonly reason: string;
  /** Empty when nothing was written. */
  readonly note: string;
}

export interface PromptDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** "Choisissez un motif" */
  readonly legend: string;
  /** Whether submit works without a choice: a client may cancel without a reason. */
  readonly isReasonOptional?: boolean | undefined;
  readonly reasons: readonly { readonly value: string; readonly label: string }[];
  /** Present where a few words may be added. */
  readonly note?: { readonly label: string; readonly optionalLabel: string; readonly maxLength: number } | undefined;
  readonly submitLabel: string;
  readonly cancelLabel: string;
  /** Shown when submit is pressed with no reason chosen. */
  readonly requiredMessage: string;
  readonly tone?: 'default' | 'danger' | undefined;
  readonly onSubmit: (answer: PromptAnswer) => void | Promise<void>;
  readonly error?: string | undefined;
}

/** Choose a reason, perhaps add a few words, submit: rejecting a request, cancelling an appointment. */
export function PromptDialog(props: PromptDialogProps) {
  const formId = useId();
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      closeLabel={props.cancelLabel}
      actions={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {props.cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={props.tone === 'danger' ? 'danger' : 'primary'}
            isLoading={isPending}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <PromptForm {...props} id={formId} onPending={setPending} />
    </Dialog>
  );
}

interface PromptFormProps extends PromptDialogProps {
  readonly id: string;
  readonly onPending: (isPending: boolean) => void;
}

/** Lives only while the dialog is open, so that every opening starts empty. */
function PromptForm({ id, onPending, onSubmit, ...props }: PromptFormProps) {
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const isMissingNow = reason === '' && !props.isReasonOptional;
    setMissing(isMissingNow);
    if (isMissingNow) {
      document.querySelector<HTMLElement>(`[name="${CSS.escape(`${id}-reason`)}"]`)?.focus();
      return;
    }
    onPending(true);
    try {
      await onSubmit({ reason, note: note.trim() });
    } finally {
      onPending(false);
    }
  };
  return (
    <form id={id} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <RadioCards
        legend={props.legend}
        name={`${id}-reason`}
        options={props.reasons}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
        error={isMissing ? props.requiredMessage : undefined}
      />
      {props.note === undefined ? null : (
        <TextArea
          label={props.note.label}
          optionalLabel={props.note.optionalLabel}
          maxLength={props.note.maxLength}
          rows={3}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      {props.error === undefined ? null : (
        <Notice tone="danger" live="assertive">
          {props.error}
        </Notice>
      )}
    </form>
  );
}
