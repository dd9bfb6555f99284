import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { useNavigate } from 'react-router-dom';
import { signInPath } from 'shared-contracts/remote/return-path';
import { ConfirmFirst } from 'shared-ui/domain/account/password/confirm-first.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { LocalMailboxLink } from '../../../account/local-mailbox-link.tsx';
import { sessionCodes } from '../../../account/session-codes.ts';
import type { Booking } from '../use-booking.ts';
import { useConsultationWords } from '../steps/use-consultation-words.ts';
import { useOtherAccount } from './use-other-account.ts';
import type { SendProblem } from './use-send-request.ts';

interface SendFailureProps {
  readonly problem: SendProblem;
  readonly booking: Pick<Booking, 'consultation' | 'remember' | 'send'>;
}

/** Why the request was not sent and what helps; the button to send stays where it was. */
export function SendFailure({ problem, booking }: SendFailureProps) {
  const { code, isDocumentGone } = problem;
  const { t } = useTranslation('remote-public/booking');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const wordsOf = useConsultationWords();
  const { consultation, remember } = booking;
  if (code === 'EMAIL_NOT_CONFIRMED') return <Unconfirmed problem={problem} booking={booking} />;
  if (code === 'CONSULTATION_CHANGED') {
    const { name, terms } = wordsOf(consultation);
    return (
      <Notice tone="warning" live="assertive" title={t('problem.changed')}>
        <p>
          <strong>{t('problem.changedNow', { name, terms })}</strong>
        </p>
        <p>{t('problem.changedText')}</p>
      </Notice>
    );
  }
  const isExpired = sessionCodes.includes(code);
  const isUnverified = code === 'NOT_VERIFIED';
  const text = isExpired
    ? t('problem.expired')
    : isUnverified
      ? t('problem.notVerified')
      : isDocumentGone
        ? t('documents.gone')
        : code === 'OFFLINE'
          ? t('problem.offline')
          : errorText(code);
  const action = isExpired ? (
    <Button onClick={() => void navigate(signInPath('client', remember()))}>{t('identity.signIn')}</Button>
  ) : isUnverified ? (
    <ButtonLink to="/recherche">{t('problem.search')}</ButtonLink>
  ) : code === 'TOO_MANY_WAITING' || code === 'TOO_MANY_WAITING_HERE' || code === 'CALL_PENDING' ? (
    <ButtonLink to="/user/en-attente">{t('problem.waiting')}</ButtonLink>
  ) : undefined;
  return (
    <Notice
      tone={isExpired || isUnverified ? 'warning' : 'danger'}
      live="assertive"
      title={t('problem.title')}
      action={action}
    >
      {text}
    </Notice>
  );
}

/** The request waits, and is then sent by itself. */
function Unconfirmed({ problem, booking }: SendFailureProps) {
  const { t } = useTranslation('remote-public/confirm');
  const goToOther = useOtherAccount(booking.remember);
  return (
    <ConfirmFirst
      translate={(word, values) => t(`first.${word}`, values)}
      refusal={problem}
      onConfirmed={() => void booking.send()}
      action={
        <Button variant="quiet" size="dense" onClick={() => void goToOther('/inscription-user')}>
          {t('first.other')}
        </Button>
      }
    >
      {problem.hasLocalMailbox ? <LocalMailboxLink /> : null}
    </ConfirmFirst>
  );
}
