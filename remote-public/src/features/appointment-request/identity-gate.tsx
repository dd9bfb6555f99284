import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { signInPath } from 'shared-contracts/remote/return-path';
import { href } from 'shared-contracts/remote/paths';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import styles from './booking-view.module.css';
import { useOtherAccount } from './use-other-account.ts';

interface IdentityGateProps {
  /** A person who is signed in but is not a client, or nobody. */
  readonly user: SessionUser | null;
  /** Keeps the request and answers its address. */
  readonly remember: () => string;
}

/** Sign in or register on the way; the request waits. */
export function IdentityGate({ user, remember }: IdentityGateProps) {
  const { t } = useTranslation('remote-public/booking');
  const navigate = useNavigate();
  const goToOther = useOtherAccount(remember);
  const handleSignIn = () => void navigate(signInPath('client', remember()));
  const handleRegister = () => void navigate(href('/inscription-user', undefined, { next: remember() }));
  if (user !== null) {
    return (
      <Notice
        tone="info"
        action={<Button onClick={() => void goToOther('/login-user')}>{t('identity.switch')}</Button>}
      >
        {t(user.role === 'operator' ? 'identity.operator' : 'identity.professional')}
      </Notice>
    );
  }
  return (
    <section className={styles.form} aria-labelledby="identity">
      <div>
        <h2 id="identity" className={styles.stepTitle}>
          {t('identity.title')}
        </h2>
        <p className={styles.note}>{t('identity.text')}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={handleSignIn}>{t('identity.signIn')}</Button>
        <Button variant="secondary" onClick={handleRegister}>
          {t('identity.register')}
        </Button>
      </div>
    </section>
  );
}
