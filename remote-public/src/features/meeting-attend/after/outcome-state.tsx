import { useTranslation } from 'react-i18next';
import type { MeetingOutcome } from 'shared-contracts/schemas/meeting-outcome';
import { atTime, formatDay } from 'shared-ui/domain/time/format-time.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { bookAgain } from '../book-again.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import styles from './after-view.module.css';
import { Rebook } from './rebook.tsx';
import { useOutcomeWords } from './use-outcome-words.ts';

interface OutcomeStateProps {
  readonly subject: MeetingSubject;
  readonly outcome: MeetingOutcome;
  readonly onChange: () => void;
}

/** What was said, by whom, and where it leads. */
export function OutcomeState({ subject, outcome, onChange }: OutcomeStateProps) {
  const { t } = useTranslation('remote-public/meeting');
  const { tell } = useOutcomeWords(subject);
  const { party, other, reader, toAppointment } = subject;
  const { settled, differs, settlesAt, clientSays, professionalSays } = outcome;
  const [own, others] = party === 'client' ? [clientSays, professionalSays] : [professionalSays, clientSays];
  const result = settled ?? own;
  const again = <ButtonLink to={bookAgain(subject)}>{t('after.rebook')}</ButtonLink>;
  return (
    <>
      {settled === null ? (
        <Notice tone={differs ? 'warning' : 'info'} live="polite">
          {differs && others !== null ? (
            <span>{`${t('after.saidOther', { name: other.name, what: tell(others) })}. `}</span>
          ) : null}
          <span>{differs ? t('after.differs') : t('after.waiting', { name: other.name })}</span>
          {settlesAt === null ? null : (
            <span>
              {' '}
              {t('after.settlesAt', { at: `${formatDay(settlesAt, reader, 'short')} ${atTime(settlesAt, reader)}` })}
            </span>
          )}
          {party === 'client' && own === 'took_place' && !differs ? <span> {t('after.reviewLater')}</span> : null}
        </Notice>
      ) : (
        <Notice tone="success" live="polite">
          {t('after.settled', { what: tell(settled) })}
        </Notice>
      )}
      {result === 'technical_failure' ? <Rebook subject={subject} again={again} /> : null}
      <div className={styles.actions}>
        {result === 'took_place' ? (
          party === 'professional' ? (
            <ButtonLink to={`${toAppointment}#appointment-notes`}>{t('after.notes')}</ButtonLink>
          ) : settled === null ? null : (
            <ButtonLink to={`${toAppointment}#review`}>{t('after.review')}</ButtonLink>
          )
        ) : result === 'technical_failure' ? null : (
          again
        )}
        {settled === null ? (
          <Button variant="quiet" onClick={onChange}>
            {t('after.change')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
