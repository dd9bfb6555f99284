import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';
import { unknown } from 'valibot';
import { Button } from '../../../primitives/button/button.tsx';
import { Notice } from '../../../primitives/notice/notice.tsx';

type Word = 'title' | 'text' | 'hint' | 'again' | 'sending' | 'sent' | 'notYet';

interface ConfirmFirstProps {
  readonly translate: (word: Word, values: { readonly email: string }) => string;
  /** Another value for each refusal: the first needs no words beside the title, the next does. */
  readonly refusal: unknown;
  readonly onConfirmed: () => void;
  /** Beside sending the link again. */
  readonly action: ReactNode;
  readonly children?: ReactNode;
}

/** What somebody sends waits until their e-mail is confirmed, on any device; the link is sent again on request. */
export function ConfirmFirst({ translate, refusal, onConfirmed, action, children }: ConfirmFirstProps) {
  const { events, http, session, telemetry } = usePlatform();
  const errorText = useErrorText();
  const [first] = useState(refusal);
  const [isSending, setSending] = useState(false);
  const [told, setTold] = useState<{ readonly since: unknown; readonly text: string }>();
  const say = (word: Word) => translate(word, { email: shownEmail(session.user?.email ?? '') });
  const goOn = useEffectEvent(onConfirmed);
  useEffect(() => events.subscribe('account.confirmed', () => goOn()), [events]);
  const handleAgain = async () => {
    setSending(true);
    let text: string;
    try {
      await http.request('POST', '/auth/confirm/send', unknown());
      text = say('sent');
    } catch (error) {
      if (!(error instanceof ProblemError)) telemetry.error(error, { message: 'sending the link to confirm again' });
      text = errorText(error instanceof ProblemError ? error.code : 'INTERNAL');
    }
    setTold({ since: refusal, text });
    setSending(false);
  };
  const answer = told && told.since === refusal ? told.text : say(refusal === first ? 'hint' : 'notYet');
  return (
    <Notice
      live="assertive"
      title={say('title')}
      action={
        <>
          <Button
            variant="secondary"
            size="dense"
            isLoading={isSending}
            loadingLabel={say('sending')}
            onClick={() => void handleAgain()}
          >
            {say('again')}
          </Button>
          {action}
        </>
      }
    >
      <p>{say('text')}</p>
      <p>{answer}</p>
      {children}
    </Notice>
  );
}
