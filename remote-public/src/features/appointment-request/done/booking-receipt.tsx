import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { href } from 'shared-contracts/remote/paths';
import { signInPath } from 'shared-contracts/remote/return-path';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { RetryNotice } from '../../../loading/retry-notice.tsx';
import type { BookingData, SentRequest } from '../booking-loader.ts';
import { bookingPath } from 'shared-ui/domain/booking/booking-path.ts';
import { BookingDone } from './booking-done.tsx';
import { CallDone } from '../call/call-done.tsx';
import styles from '../booking-view.module.css';

interface BookingReceiptProps extends Pick<BookingData, 'sentRequest'> {
  readonly id: string;
  readonly professional: PublicProfessional;
  /** The request that this page has sent, as returned by the API. */
  readonly sent: SentRequest | null;
}

/**
 * The request of the URL: only what the API has returned is shown as confirmed. It stays when it cannot be reloaded:
 * offline, or after the session has ended.
 */
export function BookingReceipt({ id, professional, sentRequest, sent }: BookingReceiptProps) {
  const { t } = useTranslation('remote-public/booking');
  const { pathname, search, hash } = useLocation();
  const user = useSessionUser();
  const [known, setKnown] = useState(sent);
  if (sentRequest?.ok === true && sentRequest.value !== known) setKnown(sentRequest.value);
  const isOwn =
    known?.request.id === id &&
    known.request.professionalId === professional.id &&
    (user === null || user.id === known.request.clientId);
  if (isOwn && known.request.askedNow) return <CallDone professional={professional} sent={known.request} />;
  if (isOwn)
    return <BookingDone professional={professional} sent={known.request} documentNames={known.documentNames} />;
  if (sentRequest?.ok === true || sentRequest?.code === 'NOT_FOUND') {
    return (
      <EmptyState
        title={t('missing.title')}
        headingLevel={1}
        action={
          <div className={styles.actions}>
            <ButtonLink to={bookingPath(professional.id)}>{t('again')}</ButtonLink>
            {user?.role === 'client' ? (
              <ButtonLink variant="secondary" to={href('/user/rendez-vous')}>
                {t('missing.all')}
              </ButtonLink>
            ) : null}
          </div>
        }
      >
        {t('missing.text')}
      </EmptyState>
    );
  }
  if (sentRequest === null || user === null)
    return <Navigate replace to={signInPath('client', pathname + search + hash)} />;
  return (
    <div className={styles.missing}>
      <h1>{t('missing.heading')}</h1>
      <RetryNotice>{t('missing.failed')}</RetryNotice>
    </div>
  );
}
