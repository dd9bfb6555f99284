import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import { signInPath } from 'shared-contracts/remote/return-path';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import styles from './booking-bar.module.css';
import type { Booking } from '../use-booking.ts';
import { useOtherAccount } from '../send/use-other-account.ts';

export interface BookingActionsProps {
  readonly booking: Pick<Booking, 'reason' | 'remember' | 'isSending'>;
  readonly user: SessionUser | null;
  /** The form that the button submits. */
  readonly formId: string;
  /** "Envoyer la demande" unless it is another. */
  readonly sendLabel?: string;
  /** The request still waits for something, which `send-note` says. */
  readonly isWaiting: boolean;
  /** Goes on if nothing is missing, and says what is. */
  readonly onComplete: (goOn: () => void) => void;
}

/** On to what the request is about, then away with it: at once, or after signing in or registering. */
export function BookingActions({ booking, user, formId, sendLabel, isWaiting, onComplete }: BookingActionsProps) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const navigate = useNavigate();
  const { remember, isSending } = booking;
  const goToOther = useOtherAccount(remember);
  if (booking.reason.trim() === '') {
    return (
      <Button type="submit" form={formId} block>
        {t('continue', { ns: 'remote-public/common' })}
      </Button>
    );
  }
  if (user === null) {
    return (
      <div className={styles.actions}>
        <Button
          block
          onClick={() => onComplete(() => void navigate(href('/inscription-user', undefined, { next: remember() })))}
        >
          {t('identity.register')}
        </Button>
        <Button
          variant="secondary"
          block
          onClick={() => onComplete(() => void navigate(signInPath('client', remember())))}
        >
          {t('identity.signIn')}
        </Button>
      </div>
    );
  }
  if (user.role !== 'client') {
    return (
      <Button block onClick={() => onComplete(() => void goToOther('/login-user'))}>
        {t('identity.switch')}
      </Button>
    );
  }
  return (
    <>
      <Button
        type="submit"
        form={formId}
        block
        isLoading={isSending}
        loadingLabel={t('review.sending')}
        // Not `disabled`: that would drop the focus.
        aria-disabled={isWaiting || undefined}
        aria-describedby="send-note"
      >
        {sendLabel ?? t('review.send')}
      </Button>
      <VisuallyHidden>
        <span role="status">{isSending ? t('review.sending') : ''}</span>
      </VisuallyHidden>
    </>
  );
}
