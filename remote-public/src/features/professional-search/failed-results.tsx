import { useTranslation } from 'react-i18next';
import { useRevalidator, type To } from 'react-router-dom';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';

/** The search failed: why, and a retry. An expired cursor starts over. */
export function FailedResults({ code, firstPage }: { readonly code: ErrorCode; readonly firstPage: To }) {
  const { t } = useTranslation(['remote-public/search', 'remote-public/common', 'shell']);
  const { revalidate, state } = useRevalidator();
  const isStale = code === 'CURSOR_INVALID';
  return (
    <Notice
      tone="danger"
      live="assertive"
      title={t('failed.title')}
      action={
        isStale ? (
          <ButtonLink to={firstPage}>{t('failed.restart')}</ButtonLink>
        ) : (
          <Button isLoading={state === 'loading'} onClick={() => void revalidate()}>
            {t('retry', { ns: 'remote-public/common' })}
          </Button>
        )
      }
    >
      {isStale ? t('failed.stale') : t(`errors.${code}`, { ns: 'shell' })}
    </Notice>
  );
}
