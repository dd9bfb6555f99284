import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { ErrorSummary, type ErrorSummaryItem } from '../error-summary/error-summary.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'isOpen' | 'onClose' | 'title' | 'size' | 'role'> {
  /** The fields. They keep what was typed as long as the dialog is mounted. */
  readonly children: ReactNode;
  /** The verb of the action. */
  readonly submitLabel: string;
  readonly cancelLabel: string;
  readonly tone?: 'default' | 'danger' | undefined;
  /** Something else that can be done here, before the two buttons. */
  readonly otherAction?: ReactNode;
  /** What is wrong, under a title, above the fields: focused at each submit that finds something. */
  readonly problems?: { readonly title: string; readonly items: readonly ErrorSummaryItem[] } | undefined;
  /** The button waits for a returned promise; close by setting `isOpen` when it is done. */
  readonly onSubmit: (form: HTMLFormElement) => void | Promise<void>;
}

/** A dialog around a form: one way to send it, one to leave it, and what is wrong in between. */
export function FormDialog({
  children,
  submitLabel,
  cancelLabel,
  tone = 'default',
  otherAction,
  problems,
  onSubmit,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  const [isPending, setPending] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    try {
      await onSubmit(event.currentTarget);
    } finally {
      setPending(false);
      setAttempts((count) => count + 1);
    }
  };
  return (
    <Dialog
      {...dialog}
      closeLabel={cancelLabel}
      actions={
        <>
          {otherAction}
          <Button variant="secondary" onClick={dialog.onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} variant={tone === 'danger' ? 'danger' : 'primary'} isLoading={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {problems ? <ErrorSummary title={problems.title} errors={problems.items} focusKey={attempts} /> : null}
        {children}
      </form>
    </Dialog>
  );
}
