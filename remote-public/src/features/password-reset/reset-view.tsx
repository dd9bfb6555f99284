import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useNow } from 'shared-contracts/appointments/use-now';
import { isInProgressToBookAtom } from 'shared-contracts/platform/persisted-state';
import { signInPath } from 'shared-contracts/remote/return-path';
import { ButtonLink } from 'shared-ui/button/button-link';
import { FormPage } from '../../components/form-page.tsx';
import { wayBack } from '../../model/way-back.ts';
import { AskLinkForm } from './ask-link-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import styles from './password-reset.module.css';

/** The three faces of a forgotten password: asking for the link, choosing the password behind it, and the way in. */
export function ResetView() {
  const { t } = useTranslation('remote-public/reset');
  const { hash, search } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const query = new URLSearchParams(search);
  const isDone = query.has('done');
  const face = token !== null ? 'choose' : isDone ? 'done' : 'ask';
  return (
    <>
      <title>{`${t(`${face}.title`)} – Nimbia`}</title>
      <FormPage title={t(`${face}.title`)} lead={t(`${face}.lead`)}>
        {token !== null ? <NewPasswordForm key={token} token={token} /> : isDone ? <WaysIn /> : <AskLinkForm />}
        {face === 'ask' ? (
          <p>
            <BackToSignIn next={query.get('next')} />
          </p>
        ) : null}
      </FormPage>
    </>
  );
}

/** Back to the door that one came from, with the way back that it was asked for. */
function BackToSignIn({ next }: { readonly next: string | null }) {
  const { t } = useTranslation('remote-public/reset');
  const [client, professional] = [wayBack('client', next), wayBack('professional', next)];
  const door = client === undefined && professional !== undefined ? 'professional' : 'client';
  return <Link to={signInPath(door, client ?? professional)}>{t('signIn')}</Link>;
}

/** The API does not tell whose password it was: both doors. A booking that was under way goes on, from whichever tab the mailed link opened. */
function WaysIn() {
  const { t } = useTranslation('remote-public/reset');
  const booking = useAtomValue(isInProgressToBookAtom);
  const now = useNow();
  const isAhead = Date.parse(booking?.startsAt ?? '') > now;
  return (
    <div className={styles.ways}>
      <ButtonLink to={signInPath('client', isAhead ? booking?.path : undefined)}>{t('done.client')}</ButtonLink>
      <ButtonLink to={signInPath('professional')} variant="secondary">
        {t('done.professional')}
      </ButtonLink>
    </div>
  );
}
