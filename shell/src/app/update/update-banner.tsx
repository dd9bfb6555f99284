import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from '../banner.module.css';
import { isUpdateReadyAtom } from './is-update-ready.ts';

/** Says that there is a newer version. It comes with a document of its own, when the person says so. The region is always there, so that it is read out. */
export function UpdateBanner() {
  const isReady = useAtomValue(isUpdateReadyAtom);
  const { t } = useTranslation('shell');
  return (
    <div role="status">
      {isReady ? (
        <p className={styles['banner']}>
          {t('update.text')}{' '}
          <button type="button" onClick={() => window.location.reload()}>
            {t('update.reload')}
          </button>
        </p>
      ) : null}
    </div>
  );
}
