import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import styles from '../booking-view.module.css';

/** Nothing can be booked here: why, and where else. */
export function NotBookable({ why }: { readonly why: 'notVerified' | 'nothing' }) {
  const { t } = useTranslation('remote-public/booking');
  return (
    <div className={styles.own}>
      <Notice tone="warning" action={<ButtonLink to="/recherche">{t('problem.search')}</ButtonLink>}>
        {t(`problem.${why}`)}
      </Notice>
    </div>
  );
}
