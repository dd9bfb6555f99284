import { useId, useState } from 'react';
import { Notice } from '../notice/notice.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { FormDialog } from './form-dialog.tsx';

export interface PromptAnswer {
  readonly reason: string;
  /** Empty when nothing was written. */
  readonly note: string;
}

export interface PromptDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What will happen, in one or two sentences. */
  readonly text?: string | undefined;
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
export function PromptDialog({ isOpen, ...props }: PromptDialogProps) {
  // Lives only while it is open, so that every opening starts empty.
  return isOpen ? <OpenPrompt {...props} /> : null;
}

function OpenPrompt(props: Omit<PromptDialogProps, 'isOpen'>) {
  const { onClose, title, legend, reasons, note, submitLabel, cancelLabel, tone, error } = props;
  const name = `${useId()}-reason`;
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const handleSubmit = () => {
    const isMissingNow = reason === '' && !props.isReasonOptional;
    setMissing(isMissingNow);
    if (!isMissingNow) return props.onSubmit({ reason, note: words.trim() });
    document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
  };
  return (
    <FormDialog {...{ isOpen: true, onClose, title, submitLabel, cancelLabel, tone }} onSubmit={handleSubmit}>
      {props.text === undefined ? null : <p>{props.text}</p>}
      <RadioCards
        legend={legend}
        name={name}
        options={reasons}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
        error={isMissing ? props.requiredMessage : undefined}
      />
      {note === undefined ? null : (
        <TextArea
          label={note.label}
          optionalLabel={note.optionalLabel}
          maxLength={note.maxLength}
          rows={3}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {error === undefined ? null : (
        <Notice tone="danger" live="assertive">
          {error}
        </Notice>
      )}
    </FormDialog>
  );
}
