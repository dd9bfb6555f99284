import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { meetingOutcomes, type MeetingOutcome } from 'shared-contracts/schemas/meeting-outcome';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { RadioCards } from 'shared-ui/primitives/radio-cards/radio-cards.tsx';
import type { RoomClient } from '../engine/room-client.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import styles from './after-view.module.css';
import { useOutcomeWords } from './use-outcome-words.ts';

interface OutcomeFormProps {
  readonly client: RoomClient;
  readonly subject: MeetingSubject;
  readonly outcome: MeetingOutcome;
  readonly onSaid: (outcome: MeetingOutcome) => void;
}

/** What it was, in one's own words; what the times say is chosen already. */
export function OutcomeForm({ client, subject, outcome, onSaid }: OutcomeFormProps) {
  const { t } = useTranslation('remote-public/meeting');
  const errorText = useErrorText();
  const { say, tell } = useOutcomeWords(subject);
  const { proposed, clientSays, professionalSays, connectedSeconds } = outcome;
  const isClient = subject.party === 'client';
  const [own, others] = isClient ? [clientSays, professionalSays] : [professionalSays, clientSays];
  const [says, setSays] = useState<string | null>(own ?? proposed);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<ProblemError['code']>();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const chosen = meetingOutcomes.find((name) => name === says);
    if (chosen === undefined || isBusy) return;
    setBusy(true);
    try {
      onSaid(await client.say(chosen));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setFault(error.code);
    } finally {
      setBusy(false);
    }
  };
  // As the clock in the room showed them.
  const minutes = Math.floor(connectedSeconds / 60);
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      {minutes > 0 ? <p>{t('after.together', { count: minutes })}</p> : null}
      {others === null ? null : (
        <p role="status">{t('after.saidOther', { name: subject.other.name, what: tell(others) })}</p>
      )}
      <RadioCards
        name="says"
        legend={t('after.legend')}
        value={says ?? ''}
        error={isTried && says === null ? t('after.choose') : undefined}
        onChange={(event) => setSays(event.target.value)}
        options={meetingOutcomes.map((name) => ({
          value: name,
          label: say(name),
          ...(name === proposed
            ? { description: t('after.proposed') }
            : name === 'technical_failure'
              ? { description: t('after.technicalHint') }
              : {}),
        }))}
      />
      {fault === undefined ? null : (
        <Notice tone="danger" live="assertive">
          {errorText(fault)}
        </Notice>
      )}
      <Button type="submit" isLoading={isBusy}>
        {t('after.confirm')}
      </Button>
    </form>
  );
}
