import { useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { unknown } from 'valibot';
import type { TranslateConfirmation } from '../../texts/translate.ts';
import { PasswordDialog } from '../password/password-dialog.tsx';

export interface DeleteAccountDialogProps {
  readonly translate: TranslateConfirmation;
  readonly onClose: () => void;
}

/** Confirms deleting the account, with the text of the specification and the password, which is never stored. */
export function DeleteAccountDialog({ translate, onClose }: DeleteAccountDialogProps) {
  const { http, session, toast } = usePlatform();
  const navigate = useNavigate();
  const handleConfirm = async (password: string) => {
    await http.request('DELETE', '/auth/account', unknown(), { body: { password } });
    await session.end();
    toast.success(translate('delete.done'));
    await navigate(href('/'));
  };
  return (
    <PasswordDialog
      translate={translate}
      title={translate('delete.title')}
      submitLabel={translate('delete.submit')}
      tone="danger"
      role="alertdialog"
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {() => <p>{translate('delete.text')}</p>}
    </PasswordDialog>
  );
}
