import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { signInPath } from 'shared-contracts/remote/return-path';
import { ButtonLink } from 'shared-ui/button/button-link';
import { FormPage } from '../../components/form-page.tsx';
import { AskLinkForm } from './ask-link-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import styles from './password-reset.module.css';

/** The three faces of a forgotten password: asking for the link, choosing the password behind it, and the way in. */
export function ResetView() {
  const { t } = useTranslation('remote-public/reset');
  const { hash, search } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const isDone = new URLSearchParams(search).has('done');
  const face = token !== null ? 'choose' : isDone ? 'done' : 'ask';
  return (
    <>
      <title>{`${t(`${face}.title`)} – Nimbia`}</title>
      <FormPage title={t(`${face}.title`)} lead={t(`${face}.lead`)}>
        {token !== null ? <NewPasswordForm key={token} token={token} /> : isDone ? <WaysIn /> : <AskLinkForm />}
        {face === 'ask' ? (
          <p>
            <Link to={signInPath('client')}>{t('signIn')}</Link>
          </p>
        ) : null}
      </FormPage>
    </>
  );
}

/** The API does not tell whose password it was: both doors. */
function WaysIn() {
  const { t } = useTranslation('remote-public/reset');
  return (
    <div className={styles.ways}>
      <ButtonLink to={signInPath('client')}>{t('done.client')}</ButtonLink>
      <ButtonLink to={signInPath('professional')} variant="secondary">
        {t('done.professional')}
      </ButtonLink>
    </div>
  );
}
