import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import styles from './dashboard-page.module.css';

/** In how many conversations something waits to be read, and the way to them. */
export function UnreadMessages({ count }: { readonly count: number }) {
  const { t } = useTranslation('remote-user/dashboard');
  return (
    <Card aria-labelledby="messages-heading" className={styles.aside}>
      <div className={styles.head}>
        <h2 id="messages-heading" className={styles.heading}>
          {t('messages.title')}
        </h2>
        <Link to={href('/user/message')}>{t('messages.open')}</Link>
      </div>
      <p className={count === 0 ? styles.note : styles.strong}>
        {count === 0 ? t('messages.none') : t('messages.unread', { count })}
      </p>
    </Card>
  );
}
