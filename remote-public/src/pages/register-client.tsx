import { useTranslation } from 'react-i18next';
import { ClientForm } from '../features/account-register/client-form.tsx';
import styles from '../features/account-register/register.module.css';

/** `/inscription-user` */
export function Component() {
  const { t } = useTranslation('remote-public/register');
  return (
    <>
      <title>{`${t('client.title')} – Nimbia`}</title>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{t('client.title')}</h1>
          <p className={styles.lead}>{t('client.lead')}</p>
        </header>
        <ClientForm />
      </div>
    </>
  );
}
