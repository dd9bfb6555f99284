import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useNow } from 'shared-ui/domain/time/use-now.ts';
import { isInProgressToBookAtom } from 'shared-contracts/platform/persisted-state';
import { signInPath } from 'shared-contracts/remote/return-path';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import { allowedReturnPath } from '../../account/allowed-return-path.ts';
import { RequestLinkForm } from './request-link-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import styles from './password-reset.module.css';

/** The states of a password reset: request a link, set the password or report an expired link, and sign in. */
export function ResetView() {
  const { t } = useTranslation('remote-public/reset');
  const { hash, search } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const query = new URLSearchParams(search);
  const isDone = query.has('done');
  const [spent, setSpent] = useState<string>();
  const isSpent = token !== null && token === spent;
  const face = token !== null ? 'choose' : isDone ? 'done' : 'ask';
  const title = t(`${isSpent ? 'ask' : face}.title`);
  return (
    <>
      <title>{`${title} – Nimbia`}</title>
      <FormPage title={title} lead={isSpent ? undefined : t(`${face}.lead`)}>
        {isSpent ? (
          <SpentLink />
        ) : token !== null ? (
          <NewPasswordForm key={token} token={token} onRefused={() => setSpent(token)} />
        ) : isDone ? (
          <WaysIn />
        ) : (
          <RequestLinkForm />
        )}
        {face === 'ask' ? (
          <p>
            <BackToSignIn next={query.get('next')} />
          </p>
        ) : null}
      </FormPage>
    </>
  );
}

function SpentLink() {
  const { t } = useTranslation('remote-public/reset');
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={t('invalid.title')}
      action={<Link to="/reset-pw">{t('invalid.link')}</Link>}
    >
      {t('invalid.text')}
    </Notice>
  );
}

/** Link to the sign-in page that the person came from, with its return path. */
function BackToSignIn({ next }: { readonly next: string | null }) {
  const { t } = useTranslation('remote-public/reset');
  const [client, professional] = [allowedReturnPath('client', next), allowedReturnPath('professional', next)];
  const accountKind = client === undefined && professional !== undefined ? 'professional' : 'client';
  return <Link to={signInPath(accountKind, client ?? professional)}>{t('signIn')}</Link>;
}

/**
 * The API does not reveal the role, so both sign-in pages are linked. A booking in progress continues, whichever tab
 * the link opened.
 */
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
