import { lazy, Suspense } from 'react';
import type { DeleteAccountDialogProps } from './delete-account-dialog.tsx';

/** The menu of every page offers it, few ever open it. */
const Dialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "delete-account" */ './delete-account-dialog.tsx')).DeleteAccountDialog,
}));

export function LazyDeleteAccountDialog({ isOpen, ...props }: DeleteAccountDialogProps & { readonly isOpen: boolean }) {
  return isOpen ? (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  ) : null;
}
