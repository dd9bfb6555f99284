import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { mailQueued } from 'shared-contracts/schemas/account-access';
import { oneOf } from 'shared-contracts/schemas/wire';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { LocalMailboxLink } from '../../components/local-mailbox-link.tsx';
import styles from './booking-view.module.css';
import { useOtherAccount } from './use-other-account.ts';
import { shownEmail } from 'shared-contracts/processes/shown-email';

const answer = oneOf(mailQueued);

interface ConfirmFirstProps {
  readonly hasLocalMailbox: boolean;
  readonly onConfirmed: () => void;
  /** Stores the request and returns its path. */
  readonly remember: () => string;
}

/** The request waits until the e-mail is confirmed, on any device, and is then sent automatically. */
export function ConfirmFirst({ hasLocalMailbox, onConfirmed, remember }: ConfirmFirstProps) {
  const { t } = useTranslation('remote-public/confirm');
  const { events, http } = usePlatform();
  const { explain } = useProblemMessages();
  const user = useSessionUser();
  const goToOther = useOtherAccount(remember);
  const [isSending, setSending] = useState(false);
  const [told, setTold] = useState<string>();
  const goOn = useEffectEvent(onConfirmed);
  useEffect(() => events.subscribe('account.confirmed', () => goOn()), [events]);
  const handleAgain = async () => {
    setSending(true);
    try {
      await http.request('POST', '/auth/confirm/send', answer);
      setTold(t('first.sent'));
    } catch (error) {
      setTold(explain(error).summary);
    } finally {
      setSending(false);
    }
  };
  return (
    <Notice
      tone="info"
      live="assertive"
      title={t('first.title')}
      action={
        <div className={styles.actions}>
          <Button
            variant="secondary"
            isLoading={isSending}
            loadingLabel={t('first.sending')}
            onClick={() => void handleAgain()}
          >
            {t('first.again')}
          </Button>
          <Button variant="quiet" onClick={() => void goToOther('/inscription-user')}>
            {t('first.other')}
          </Button>
        </div>
      }
    >
      <p>{t('first.text', { email: user && shownEmail(user.email) })}</p>
      <p>{told ?? t('first.hint')}</p>
      {hasLocalMailbox ? <LocalMailboxLink /> : null}
    </Notice>
  );
}
