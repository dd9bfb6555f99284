import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSerialRevalidate } from '../../loading/use-serial-revalidate.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { unknown } from 'valibot';
import styles from './documents.module.css';

interface RemoveDocumentProps {
  readonly id: string;
  readonly onSettled: () => void;
}

/** Confirms the removal of a document in place, as it cannot be undone. */
export function RemoveDocument({ id, onSettled }: RemoveDocumentProps) {
  const { t } = useTranslation(['remote-public/documents', 'remote-public/common']);
  const { http, toast } = usePlatform();
  const errorText = useErrorText();
  const revalidate = useSerialRevalidate();
  const [isPending, setPending] = useState(false);
  const handleRemove = async () => {
    setPending(true);
    try {
      await http.request('DELETE', `/base/documents/delete/${id}`, unknown());
      toast.success(t('remove.done'));
    } catch (error) {
      toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
    }
    onSettled();
    await revalidate();
  };
  return (
    <div className={styles.tasks} role="group" aria-label={t('remove.text')}>
      <p>{t('remove.text')}</p>
      <Button variant="danger" isLoading={isPending} onClick={() => void handleRemove()}>
        {t('remove.submit')}
      </Button>
      <Button
        variant="quiet"
        onClick={onSettled}
        // Replaces the button that opened it, so it takes focus.
        ref={(button) => {
          if (document.activeElement === document.body) button?.focus();
        }}
      >
        {t('cancel', { ns: 'remote-public/common' })}
      </Button>
    </div>
  );
}
