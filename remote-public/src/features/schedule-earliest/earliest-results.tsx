import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import type { EarliestData } from '../../earliest/earliest-loader.ts';
import { earliestQuery } from '../../earliest/earliest-filter.ts';
import { EarliestDays } from './earliest-days.tsx';
import { NoTimes } from './no-times.tsx';
import styles from './earliest.module.css';

interface EarliestResultsProps extends Pick<EarliestData, 'filter' | 'result' | 'helpful'> {
  readonly path: string;
}

/** The slots found, an empty state or an error. */
export function EarliestResults({ filter, result, helpful, path }: EarliestResultsProps) {
  const { t } = useTranslation('remote-public/earliest');
  const errorText = useErrorText();
  const first = `${path}?${earliestQuery({ ...filter, cursor: undefined })}`;
  if (!result.ok)
    return result.code === 'CURSOR_INVALID' ? (
      <Notice tone="warning" action={<ButtonLink to={first}>{t('failed.restart')}</ButtonLink>}>
        {t('failed.stale')}
      </Notice>
    ) : (
      <RetryNotice>{`${t('failed.title')} ${errorText(result.code)}`}</RetryNotice>
    );
  const { entries, next, isCapped } = result.value;
  const note = isCapped ? <p className={styles.note}>{t('capped')}</p> : null;
  if (entries.length === 0 && next === null)
    return (
      <>
        <NoTimes filter={filter} helpful={helpful} path={path} />
        {note}
      </>
    );
  return (
    <>
      {entries.length === 0 ? null : <EarliestDays filter={filter} entries={entries} />}
      {note}
      <Pagination
        label={t('pages')}
        previous={filter.cursor === undefined ? undefined : first}
        previousLabel={t('first')}
        next={next === null ? undefined : `${path}?${earliestQuery({ ...filter, cursor: next })}`}
        nextLabel={t('next')}
      />
    </>
  );
}
