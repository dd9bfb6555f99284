import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { AfterRegistration } from '../features/account-register/after-registration.tsx';
import { ProfessionalForm } from '../features/account-register/professional-form.tsx';
import styles from '../features/account-register/register.module.css';

/** `/inscription`, then `/inscription?done=1`: what comes next. */
export function Component() {
  const { t } = useTranslation('remote-public/register');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const user = useSessionUser();
  if (search.has('done') && user !== null) {
    return (
      <>
        <title>{`${t('next.title')} – Nimbia`}</title>
        <AfterRegistration />
      </>
    );
  }
  return (
    <>
      <title>{`${t('professional.title')} – Nimbia`}</title>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{t('professional.title')}</h1>
          <p className={styles.lead}>{t('professional.lead')}</p>
        </header>
        <ProfessionalForm onRegistered={() => void navigate('/inscription?done=1', { replace: true })} />
      </div>
    </>
  );
}
