import { Download, Printer } from 'lucide-react';
import { saveFile } from '../../files/save-file.ts';
import type { TranslateSecurity } from '../../texts/translate.ts';
import { Button } from '../../../primitives/button/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import styles from './account-security.module.css';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';

interface RecoveryCodesDialogProps {
  readonly translate: TranslateSecurity;
  readonly codes: readonly string[];
  readonly email: string;
  readonly onClose: () => void;
}

/** The recovery codes, shown once: to keep as a file or on paper. A click outside does not close it. */
export function RecoveryCodesDialog({ translate, codes, email, onClose }: RecoveryCodesDialogProps) {
  const handleSave = () => {
    const text = [translate('recovery.file', { email: shownEmail(email) }), '', ...codes, ''].join('\n');
    saveFile('nimbia-codes.txt', text, 'text/plain;charset=utf-8');
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="medium"
      title={translate('recovery.name')}
      closeLabel={translate('recovery.close')}
      actions={
        <>
          <Button
            variant="secondary"
            icon={<Printer size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {translate('recovery.print')}
          </Button>
          <Button
            variant="secondary"
            icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={handleSave}
          >
            {translate('recovery.download')}
          </Button>
          <Button onClick={onClose}>{translate('recovery.kept')}</Button>
        </>
      }
    >
      <p>{translate('recovery.text')}</p>
      <ul translate="no" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
