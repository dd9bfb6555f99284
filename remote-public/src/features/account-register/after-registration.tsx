import { useTranslation } from 'react-i18next';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { ButtonLink } from 'shared-ui/button/button-link';
import { FormPage } from '../../components/form-page.tsx';
import styles from './register.module.css';

const steps = ['documents', 'verification', 'hours'] as const;

/** What a professional can expect between registering and the first client. */
export function AfterRegistration() {
  const { t } = useTranslation('remote-public/register');
  const user = useSessionUser();
  return (
    <FormPage title={t('next.title')} lead={t('next.lead', { name: user?.firstNames ?? '' })}>
      <ol className={styles.next}>
        {steps.map((step) => (
          <li key={step}>
            <h2 className={styles.step}>{t(`next.${step}.title`)}</h2>
            <p>{t(`next.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <ButtonLink to="/pro/disponibilite">{t('next.action')}</ButtonLink>
        <ButtonLink to="/pro/tableau-de-bord" variant="secondary">
          {t('next.dashboard')}
        </ButtonLink>
      </div>
    </FormPage>
  );
}
