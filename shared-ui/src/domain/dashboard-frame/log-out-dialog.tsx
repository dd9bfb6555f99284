import { useNavigate } from 'react-router-dom';
import type { Translate } from '../appointments/translate.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { ConfirmDialog } from '../../primitives/dialog/confirm-dialog.tsx';

interface LogOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly translate: Translate<`logOut.${'title' | 'text' | 'submit'}` | 'cancel'>;
}

/** Confirms signing out (specification, section 2). */
export function LogOutDialog({ isOpen, onClose, translate }: LogOutDialogProps) {
  const { session } = usePlatform();
  const navigate = useNavigate();
  const handleConfirm = async () => {
    await session.end();
    onClose();
    await navigate(href('/'));
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('logOut.title')}
      confirmLabel={translate('logOut.submit')}
      cancelLabel={translate('cancel')}
      onConfirm={handleConfirm}
    >
      <p>{translate('logOut.text')}</p>
    </ConfirmDialog>
  );
}
