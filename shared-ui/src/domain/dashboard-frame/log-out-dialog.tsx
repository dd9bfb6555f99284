import { useNavigate } from 'react-router-dom';
import type { Words } from '../appointments/words.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { ConfirmDialog } from '../../primitives/dialog/confirm-dialog.tsx';

interface LogOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Finds `logOut.title`, `logOut.text`, `logOut.submit` and `cancel`. */
  readonly words: Words;
}

/** Asks before signing out (specification, section 2). */
export function LogOutDialog({ isOpen, onClose, words }: LogOutDialogProps) {
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
      title={words('logOut.title')}
      confirmLabel={words('logOut.submit')}
      cancelLabel={words('cancel')}
      onConfirm={handleConfirm}
    >
      <p>{words('logOut.text')}</p>
    </ConfirmDialog>
  );
}
