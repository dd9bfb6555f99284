import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { ErrorSummary, type ErrorSummaryItem } from '../error-summary/error-summary.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface FormDialogProps extends Pick<
  DialogProps,
  'isOpen' | 'onClose' | 'onDismiss' | 'title' | 'size' | 'role' | 'returnTo'
> {
  /** The fields. They keep their input while the dialog is mounted. */
  readonly children: ReactNode;
  /** The verb of the action. */
  readonly submitLabel: string;
  readonly cancelLabel: string;
  readonly tone?: 'default' | 'danger' | undefined;
  /** Another action, before the two buttons. */
  readonly otherAction?: ReactNode;
  /** Errors, under a title, above the fields: focused at each invalid submit. */
  readonly problems?: { readonly title: string; readonly items: readonly ErrorSummaryItem[] } | undefined;
  /** The button is pending until a returned promise settles; close by setting `isOpen` afterwards. */
  readonly onSubmit: (form: HTMLFormElement) => void | Promise<void>;
}

/** A dialog with a form, its errors, and buttons to submit and to cancel. */
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
