import { useId, useState } from 'react';
import { Refusal } from '../notice/refusal.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { FormDialog } from './form-dialog.tsx';

export interface PromptAnswer {
  readonly reason: string;
  /** Empty without a note. */
  readonly note: string;
}

export const noAnswer: PromptAnswer = { reason: '', note: '' };

export interface PromptDialogProps {
  readonly onClose: () => void;
  readonly title: string;
  /** What will happen, in one or two sentences. */
  readonly text?: string | undefined;
  /** "Choisissez un motif" */
  readonly legend: string;
  /** Allows submitting without a reason: a client may cancel without one. */
  readonly isReasonOptional?: boolean | undefined;
  /** The current input; the parent keeps it when the dialog is closed. */
  readonly value: PromptAnswer;
  readonly onChange: (value: PromptAnswer) => void;
  readonly reasons: readonly { readonly value: string; readonly label: string }[];
  /** Present where a note may be added. */
  readonly note?: { readonly label: string; readonly limit: number; readonly error: string | undefined } | undefined;
  /** "facultatif" */
  readonly optionalLabel: string;
  readonly submitLabel: string;
  readonly cancelLabel: string;
  /** "Il y a un problème" */
  readonly problemTitle: string;
  /** Shown when submitting without a required reason. */
  readonly requiredMessage: string;
  readonly tone?: 'default' | 'danger' | undefined;
  readonly onSubmit: (answer: PromptAnswer) => void | Promise<void>;
  readonly error?: string | undefined;
}

/** Selects a reason and an optional note: for rejecting a request or cancelling an appointment. Open while mounted. */
export function PromptDialog(props: PromptDialogProps) {
  const { onClose, title, legend, reasons, note, value, onChange, submitLabel, cancelLabel, tone, error } = props;
  const id = useId();
  const name = `${id}-reason`;
  const noteId = `${id}-note`;
  const [isTried, setTried] = useState(false);
  const missing = value.reason || props.isReasonOptional ? undefined : props.requiredMessage;
  const problems = [
    { fieldId: name, message: missing },
    { fieldId: noteId, message: note?.error },
  ].flatMap(({ fieldId, message }) => (message ? { fieldId, message } : []));
  const handleSubmit = () => {
    setTried(true);
    if (problems.length === 0) return props.onSubmit({ ...value, note: value.note.trim() });
  };
  return (
    <FormDialog
      {...{ isOpen: true, onClose, title, submitLabel, cancelLabel, tone }}
      problems={{
        title: props.problemTitle,
        items: isTried ? problems : [],
      }}
      onSubmit={handleSubmit}
    >
      {error === undefined ? null : <Refusal>{error}</Refusal>}
      {props.text === undefined ? null : <p>{props.text}</p>}
      <RadioCards
        legend={legend}
        optionalLabel={props.isReasonOptional ? props.optionalLabel : undefined}
        required={!props.isReasonOptional}
        name={name}
        options={reasons}
        value={value.reason}
        onChange={(event) => onChange({ ...value, reason: event.target.value })}
        error={isTried ? missing : undefined}
      />
      {note === undefined ? null : (
        <TextArea
          id={noteId}
          label={note.label}
          optionalLabel={props.optionalLabel}
          rows={3}
          limit={note.limit}
          value={value.note}
          onChange={(event) => onChange({ ...value, note: event.target.value })}
          error={isTried ? note.error : undefined}
        />
      )}
    </FormDialog>
  );
}
