import { useNavigate } from 'react-router-dom';
import type { Translate } from '../texts/translate.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { ConfirmDialog } from '../../primitives/dialog/confirm-dialog.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { countUnsent } from '../messages/outbox/unsent.ts';

interface LogOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly translate: Translate<`logOut.${'title' | 'text' | 'submit' | 'unsent'}` | 'cancel'>;
}

/** Confirms signing out (specification, section 2). */
export function LogOutDialog({ isOpen, onClose, translate }: LogOutDialogProps) {
  const { session } = usePlatform();
  const navigate = useNavigate();
  const unsent = isOpen && session.user ? countUnsent(session.user.id) : 0;
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
      {unsent > 0 ? <Notice tone="warning">{translate('logOut.unsent', { count: unsent })}</Notice> : null}
    </ConfirmDialog>
  );
}
