import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { WaitingEntry } from 'shared-contracts/schemas/waiting';
import { AppointmentMoment } from 'shared-ui/domain/appointments/list/appointment-time.tsx';
import { viewWith, type AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { leftWords } from '../../features/waiting-list/left-words.ts';
import { useSecondsOf } from '../../features/waiting-list/use-seconds-of.ts';
import styles from './dashboard-page.module.css';

interface OfferToAnswerProps {
  readonly offer: WaitingEntry;
  readonly view: AppointmentView;
}

/** A slot of the waiting list that is kept for the client, with the time left; answered on its own page. */
export function OfferToAnswer({ offer, view }: OfferToAnswerProps) {
  const { t } = useTranslation('remote-user/dashboard');
  const { locale } = usePlatform();
  const { offeredStartsAt, offeredEndsAt, offeredUntil, professional } = offer;
  const left = useSecondsOf(offeredUntil ?? null);
  const name = partyName(professional);
  return (
    <Card className={styles.next}>
      <div className={styles.texts}>
        <h3 translate="no" className={styles.heading}>
          {name}
        </h3>
        {offeredStartsAt && offeredEndsAt ? (
          <p className={styles.strong}>
            <AppointmentMoment
              startsAt={offeredStartsAt}
              endsAt={offeredEndsAt}
              professional={professional}
              view={viewWith(view, offer)}
            />
          </p>
        ) : null}
        <p className={styles.note}>
          {left > 0 ? t('mine.kept', { left: leftWords(left, locale) }) : t('mine.keptOver')}
        </p>
      </div>
      <ButtonLink size="dense" to={href('/user/en-attente')} aria-label={t('mine.answerTo', { name })}>
        {t('mine.answer')}
      </ButtonLink>
    </Card>
  );
}
