import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Refusal } from '../notice/refusal.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface ConfirmDialogProps extends Pick<DialogProps, 'returnTo'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What will happen, in one or two sentences. */
  readonly children: ReactNode;
  /** The verb of the action: "Supprimer le compte", never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly tone?: 'default' | 'danger' | undefined;
  /** The button is pending until a returned promise settles; close by setting `isOpen` afterwards. */
  readonly onConfirm: () => void | Promise<void>;
  /** Shown in the dialog when the action failed. */
  readonly error?: string | undefined;
}

/** Confirms an irreversible action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false);
  const handleConfirm = async () => {
    setPending(true);
    try {
      await props.onConfirm();
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      closeLabel={props.cancelLabel}
      role="alertdialog"
      returnTo={props.returnTo}
      actions={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {props.cancelLabel}
          </Button>
          <Button
            variant={props.tone === 'danger' ? 'danger' : 'primary'}
            isLoading={isPending}
            onClick={() => void handleConfirm()}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.error === undefined ? null : <Refusal>{props.error}</Refusal>}
      {props.children}
    </Dialog>
  );
}
