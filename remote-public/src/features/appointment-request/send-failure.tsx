import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { useNavigate } from 'react-router-dom';
import { signInPath } from 'shared-contracts/remote/return-path';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { sessionCodes } from '../../model/session-codes.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { SlotTaken } from './slot-taken.tsx';
import type { Booking } from './use-booking.ts';
import type { SendProblem } from './use-send-request.ts';

interface SendFailureProps {
  readonly problem: SendProblem;
  readonly booking: Booking;
  readonly onChosen: () => void;
  readonly onConfirmed: () => void;
}

/** Why the request was not sent and what helps; the button to send stays where it was. */
export function SendFailure({ problem, booking, onChosen, onConfirmed }: SendFailureProps) {
  const { t } = useTranslation('remote-public/booking');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { code, loss, isDocumentGone, hasLocalMailbox, nearest } = problem;
  if (loss) return <SlotTaken booking={booking} nearest={nearest} why={loss} onChosen={onChosen} />;
  if (sessionCodes.includes(code)) {
    const handleSignIn = () => void navigate(signInPath('client', booking.remember()));
    return (
      <Notice
        tone="warning"
        live="assertive"
        title={t('problem.title')}
        action={<Button onClick={handleSignIn}>{t('identity.signIn')}</Button>}
      >
        {t('problem.expired')}
      </Notice>
    );
  }
  if (code === 'EMAIL_NOT_CONFIRMED') {
    return <ConfirmFirst hasLocalMailbox={hasLocalMailbox} onConfirmed={onConfirmed} remember={booking.remember} />;
  }
  if (code === 'NOT_VERIFIED') {
    return (
      <Notice
        tone="warning"
        live="assertive"
        title={t('problem.title')}
        action={<ButtonLink to="/recherche">{t('problem.search')}</ButtonLink>}
      >
        {t('problem.notVerified')}
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      live="assertive"
      title={t('problem.title')}
      action={
        code === 'TOO_MANY_WAITING' || code === 'TOO_MANY_WAITING_HERE' ? (
          <ButtonLink to="/user/en-attente">{t('problem.waiting')}</ButtonLink>
        ) : undefined
      }
    >
      {isDocumentGone ? t('documents.gone') : code === 'OFFLINE' ? t('problem.offline') : errorText(code)}
    </Notice>
  );
}
