import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import { focusIfLost } from '../../forms/focus-if-lost.ts';
import styles from './sign-in.module.css';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';

interface OperatorSignedInProps {
  readonly email: string;
  /** The interrupted task, or home. */
  readonly next: string;
}

/** Replaces the form: an operator is signed in but has no area (screens.md). */
export function OperatorSignedIn({ email, next }: OperatorSignedInProps) {
  const { t } = useTranslation('remote-public/sign-in');
  const { session } = usePlatform();
  return (
    <FormPage title={t('operator.title')}>
      <p tabIndex={-1} ref={focusIfLost} role="status">
        {t('operator.text', { email: shownEmail(email) })}
      </p>
      <div className={styles.actions}>
        <ButtonLink to={next}>{t(next === '/' ? 'operator.home' : 'operator.goOn')}</ButtonLink>
        <Button variant="secondary" onClick={() => void session.end()}>
          {t('operator.signOut')}
        </Button>
      </div>
    </FormPage>
  );
}
