import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import type { OwnAdd } from 'shared-contracts/schemas/advertising';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ConfirmDialog } from 'shared-ui/primitives/dialog/confirm-dialog.tsx';
import { useAddStep } from './use-add-step.ts';

/** Deletes an advertisement once that is confirmed, and goes to the list. */
export function DeleteAdvertisement({ add }: { readonly add: OwnAdd }) {
  const { t } = useTranslation('remote-pro/advertising');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { remove } = useAddStep(add);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('deleteTitle')}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        tone="danger"
        onConfirm={async () => {
          if (await remove()) await navigate(href('/pro/publicite'), { replace: true });
          setAsking(false);
        }}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </>
  );
}
