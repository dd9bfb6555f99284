import { useEffect, useEffectEvent, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { shownEmail } from 'shared-contracts/processes/shown-email';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { sendConfirmation } from '../account/account-calls.ts';
import { codeOf } from './code-of.ts';
import styles from './conversation/conversation.module.css';
import type { MessagesView } from './messages-view.ts';

interface ConfirmFirstProps {
  readonly view: MessagesView;
  readonly onConfirmed: () => void;
}

/** A first message waits until the e-mail is confirmed, on any device; the link is sent again on request. */
export function ConfirmFirst({ view: { translate }, onConfirmed }: ConfirmFirstProps) {
  const { events, http, session } = usePlatform();
  const errorText = useErrorText();
  const [isSending, setSending] = useState(false);
  const [told, setTold] = useState<string>();
  const goOn = useEffectEvent(onConfirmed);
  useEffect(() => events.subscribe('account.confirmed', () => goOn()), [events]);
  const handleAgain = async () => {
    setSending(true);
    try {
      await sendConfirmation(http);
      setTold(translate('confirm.sent'));
    } catch (error) {
      setTold(errorText(codeOf(error)));
    }
    setSending(false);
  };
  return (
    <Notice
      tone="info"
      live="polite"
      title={translate('confirm.title')}
      action={
        <div className={styles.ways}>
          <Button
            variant="secondary"
            size="dense"
            isLoading={isSending}
            loadingLabel={translate('loading')}
            onClick={() => void handleAgain()}
          >
            {translate('confirm.again')}
          </Button>
          <Button variant="quiet" size="dense" onClick={onConfirmed}>
            {translate('confirm.done')}
          </Button>
        </div>
      }
    >
      <p>{translate('confirm.text', { email: shownEmail(session.user?.email ?? '') })}</p>
      {told === undefined ? null : <p>{told}</p>}
    </Notice>
  );
}
