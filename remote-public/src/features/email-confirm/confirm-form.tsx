import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { unknown } from 'valibot';

interface ConfirmFormProps {
  readonly token: string;
  readonly onDone: () => void;
  /** The token is no longer valid. */
  readonly onRefused: () => void;
}

/** A button, because mail scanners open links too: the user has to confirm (POST /auth/confirm). */
export function ConfirmForm({ token, onDone, onRefused }: ConfirmFormProps) {
  const { t } = useTranslation('remote-public/confirm');
  const { http } = usePlatform();
  const { explain } = useProblemMessages();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSending(true);
    setProblem(undefined);
    try {
      await http.request('POST', '/auth/confirm', unknown(), { body: { token } });
      onDone();
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'CONFIRMATION_INVALID') return onRefused();
      setProblem(explain(error).summary);
      setSending(false);
    }
  };
  return (
    <form method="post" onSubmit={(event) => void handleSubmit(event)}>
      {problem === undefined ? null : (
        <Notice tone="danger" live="assertive">
          {problem}
        </Notice>
      )}
      <Button type="submit" block isLoading={isSending} loadingLabel={t('submitting')}>
        {t('submit')}
      </Button>
    </form>
  );
}
