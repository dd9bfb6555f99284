import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';

interface OlderRowsProps {
  readonly query: UseInfiniteQueryResult<unknown>;
  readonly failed: string;
}

/** Adds older ones to a list. */
export function OlderRows({ query, failed }: OlderRowsProps) {
  const { t } = useTranslation('remote-pro/clients');
  const { isFetching, hasNextPage, fetchNextPage, isFetchNextPageError } = query;
  return (
    <>
      {isFetchNextPageError ? (
        <Notice tone="danger" live="polite">
          {failed}
        </Notice>
      ) : null}
      {hasNextPage ? (
        <Button
          variant="secondary"
          size="dense"
          isLoading={isFetching}
          loadingLabel={t('one.loading')}
          onClick={() => void fetchNextPage()}
        >
          {t(isFetchNextPageError ? 'one.retry' : 'one.older')}
        </Button>
      ) : null}
    </>
  );
}
