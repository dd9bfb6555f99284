import { useTranslation } from 'react-i18next';
import { formatTime } from 'shared-contracts/formats/time/reader-time';
import { useReader } from '../../model/use-reader.ts';
import type { SaveState } from './article-draft.ts';
import styles from './write-article.module.css';

/** Whether what was written is saved. Only what went wrong interrupts a screen reader. */
export function SaveStatus({ save, isEmpty }: { readonly save: SaveState; readonly isEmpty: boolean }) {
  const { t } = useTranslation('remote-pro/article-writing');
  const reader = useReader();
  const isFailed = save.is === 'failed' || save.is === 'changed';
  return (
    <p className={styles.status} data-failed={isFailed || undefined} role={isFailed ? 'alert' : 'status'}>
      {save.is === 'unchanged' && isEmpty ? <span>{t('save.empty')}</span> : null}
      {save.is === 'waiting' || save.is === 'saving' ? <span>{t(`save.${save.is}`)}</span> : null}
      {save.is === 'saved' ? <span>{t('save.saved', { time: formatTime(save.at, reader) })}</span> : null}
      {save.is === 'failed' ? <span>{t(save.code === 'OFFLINE' ? 'save.offline' : 'save.failed')}</span> : null}
    </p>
  );
}
