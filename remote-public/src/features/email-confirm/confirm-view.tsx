import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from 'shared-ui/domain/time/use-now.ts';
import { isInProgressToBookAtom } from 'shared-contracts/platform/persisted-state';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { signInPath } from 'shared-contracts/remote/return-path';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import { ConfirmForm } from './confirm-form.tsx';

/** The page of the mailed link: a button to confirm, or that the link is no longer valid, with a link on. */
export function ConfirmView({ token }: { readonly token: string }) {
  const { t } = useTranslation('remote-public/confirm');
  const [state, setState] = useState<'ask' | 'done' | 'invalid'>('ask');
  const isDone = state === 'done';
  const title = t(isDone ? 'done.title' : 'title');
  return (
    <>
      <title>{`${title} – Nimbia`}</title>
      <FormPage title={title} lead={state === 'invalid' ? undefined : t(isDone ? 'done.lead' : 'lead')}>
        {state === 'invalid' ? (
          <Notice tone="warning" live="assertive" title={t('invalid.title')}>
            {t('invalid.text')}
          </Notice>
        ) : null}
        {state === 'ask' ? (
          <ConfirmForm token={token} onDone={() => setState('done')} onRefused={() => setState('invalid')} />
        ) : (
          <Alternative />
        )}
      </FormPage>
    </>
  );
}

/** Returns to the request stored in this browser, unless another tab has sent it. */
function Alternative() {
  const { t } = useTranslation('remote-public/confirm');
  const booking = useAtomValue(isInProgressToBookAtom);
  const user = useSessionUser();
  const now = useNow();
  const [to, words] =
    booking && Date.parse(booking.startsAt ?? '') > now
      ? ([booking.path, 'done.booking'] as const)
      : user?.role === 'client'
        ? (['/user/en-attente', 'done.requests'] as const)
        : ([signInPath('client'), 'done.signIn'] as const);
  return (
    <p role="status">
      <ButtonLink to={to}>{t(words)}</ButtonLink>
    </p>
  );
}
