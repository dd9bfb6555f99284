import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isOnlineAtom } from 'shared-contracts/platform/persisted-state';
import styles from '../banner.module.css';
import { useOnlineSync } from './use-online-sync.ts';

/**
 * Says that the connection is lost, and what that means for unsaved input. The live region is always mounted, so that
 * it is read out.
 */
export function OfflineBanner() {
  useOnlineSync();
  const isOnline = useAtomValue(isOnlineAtom);
  const { t } = useTranslation('shell');
  return (
    <div className={styles['region']} role="status">
      {isOnline ? null : <p className={styles['banner']}>{t('offline.text')}</p>}
    </div>
  );
}
