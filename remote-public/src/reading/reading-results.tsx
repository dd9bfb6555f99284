import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import type { Settled } from '../loading/settle.ts';
import styles from './reading-results.module.css';
import { RetryNotice } from '../loading/retry-notice.tsx';

interface ReadingResultsProps<Page> {
  readonly result: Settled<Page>;
  /** Of the page shown. */
  readonly cursor: string | undefined;
  readonly pageAt: (cursor?: string) => string;
  /** The items, each with its key. */
  readonly itemsOf: (page: Page) => readonly { readonly id: string; readonly item: ReactNode }[];
  /** Without any item. */
  readonly none: ReactNode;
}

/** One page of a list, an empty state or an error. */
export function ReadingResults<Page extends { readonly next: string | null }>({
  result,
  cursor,
  pageAt,
  itemsOf,
  none,
}: ReadingResultsProps<Page>) {
  const { t } = useTranslation('remote-public/reading');
  if (!result.ok)
    return result.code === 'CURSOR_INVALID' ? (
      <Notice tone="warning" action={<ButtonLink to={pageAt()}>{t('stale.restart')}</ButtonLink>}>
        {t('stale.text')}
      </Notice>
    ) : (
      <RetryNotice>{t('failed')}</RetryNotice>
    );
  const items = itemsOf(result.value);
  if (items.length === 0) return none;
  const { next } = result.value;
  return (
    <>
      <ul className={styles.items}>
        {items.map(({ id, item }) => (
          <li key={id}>{item}</li>
        ))}
      </ul>
      <Pagination
        label={t('pages')}
        previous={cursor === undefined ? undefined : pageAt()}
        previousLabel={t('first')}
        next={next === null ? undefined : pageAt(next)}
        nextLabel={t('next')}
      />
    </>
  );
}
