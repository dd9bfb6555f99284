import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from '../banner.module.css';
import { updateAtom } from './update.ts';

/** Announces a new version, which a reload brings. The live region is always mounted, so that it is read out. */
export function UpdateBanner() {
  const update = useAtomValue(updateAtom);
  const { t } = useTranslation('shell');
  return (
    <div className={styles['region']} role="status">
      {update === undefined ? null : (
        <p className={styles['banner']}>
          {t('update.text')}{' '}
          <button type="button" onClick={update.reload}>
            {t('update.reload')}
          </button>
        </p>
      )}
    </div>
  );
}
