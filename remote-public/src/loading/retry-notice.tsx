import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';

/** A part of the page that failed to load, with a retry. */
export function RetryNotice({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('remote-public/common');
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="secondary" isLoading={state === 'loading'} onClick={() => void revalidate()}>
          {t('retry')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
