import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { offerPath } from 'shared-contracts/processes/offer-path';
import { href } from 'shared-contracts/remote/paths';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { WaitingEntry } from 'shared-contracts/schemas/waiting';
import { CallTypeIcon } from 'shared-ui/domain/appointments/list/call-type-icon.tsx';
import { AppointmentMoment } from 'shared-ui/domain/appointments/list/appointment-time.tsx';
import { formatMoment, formatTime } from 'shared-ui/domain/time/format-time.ts';
import { viewWith } from 'shared-ui/domain/appointments/appointment-view.ts';
import { zoneBeside } from 'shared-ui/domain/time/zone-beside.ts';
import { windowWords } from 'shared-ui/domain/waiting/window-words.ts';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { useView } from '../../model/use-view.ts';
import { leftWords } from './left-words.ts';
import { useSecondsOf } from './use-seconds-of.ts';
import styles from './waiting-list.module.css';

interface WaitingCardProps {
  readonly entry: WaitingEntry;
  readonly isPending: boolean;
  readonly onDecline: () => void;
  readonly onLeave: () => void;
}

/** One entry of the waiting list: what is waited for, and what is offered with the time left. */
export function WaitingCard({ entry, isPending, onDecline, onLeave }: WaitingCardProps) {
  const { t } = useTranslation('remote-user/waiting');
  const { locale } = usePlatform();
  const view = useView();
  const { reader, translate } = viewWith(view, entry);
  const beside = zoneBeside(reader, entry.professional);
  const moment = (instant: string) => ({ moment: formatMoment(instant, reader) + beside });
  const { offeredStartsAt, offeredEndsAt, offeredUntil, offeredCallTypes, holder, lastOffer, later } = entry;
  const left = useSecondsOf(offeredUntil ?? null);
  const name = partyName(entry.professional);
  const named = (action: string) => t('of', { action, name });
  const offer =
    offeredStartsAt && offeredEndsAt && offeredUntil && holder !== null
      ? { startsAt: offeredStartsAt, endsAt: offeredEndsAt, until: offeredUntil, holder }
      : undefined;
  const ways = offer ? (offeredCallTypes ?? []) : entry.callTypes;
  const id = `waiting-${entry.id}`;
  return (
    <article className={styles.card} data-offered={offer ? true : undefined} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 translate="no" id={id} className={styles.name}>
          {name}
        </h3>
        <Badge tone={offer ? 'success' : 'neutral'}>{t(offer ? 'offered' : 'waiting')}</Badge>
      </div>
      {offer ? (
        <p className={styles.when}>
          <AppointmentMoment {...offer} professional={entry.professional} view={viewWith(view, entry)} />
        </p>
      ) : (
        <p className={styles.when}>{windowWords(entry, reader, t)}</p>
      )}
      <p className={styles.line}>
        {ways.map((way) => (
          <span key={way} className={styles.way}>
            <CallTypeIcon callType={way} />
            <span>{translate(`callType.${way}`)}</span>
          </span>
        ))}
        <span>{locale === 'en' ? entry.consultation.nameEn : entry.consultation.nameFr}</span>
        {offer ? null : <span>{t('since', { moment: formatMoment(entry.createdAt, view.reader) })}</span>}
      </p>
      {offer ? (
        <p className={styles.left}>
          <Hourglass size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>
            {left > 0
              ? t('kept', { until: formatTime(offer.until, reader), left: leftWords(left, locale) })
              : t('keptOver')}
          </span>
        </p>
      ) : lastOffer?.outcome === 'lapsed' || lastOffer?.outcome === 'withdrawn' ? (
        <p className={styles.line}>{t(lastOffer.outcome, moment(lastOffer.startsAt))}</p>
      ) : null}
      {offer && later ? (
        <p className={styles.line}>
          <span>{t('later', moment(later.startsAt))}</span>{' '}
          <Link to={href('/user/rendez-vous/:id', { id: later.id })}>{t('laterOpen')}</Link>
        </p>
      ) : null}
      {entry.state === 'waiting' && entry.appointmentId && entry.endsAt ? (
        <p className={styles.line}>{t('earlier', moment(entry.endsAt))}</p>
      ) : null}
      <div className={styles.actions}>
        {offer && left > 0 ? (
          <>
            <ButtonLink
              size="dense"
              to={offerPath({ ...entry, ...offer, callTypes: ways })}
              aria-label={named(t('accept'))}
            >
              {t('accept')}
            </ButtonLink>
            <Button
              variant="secondary"
              size="dense"
              isLoading={isPending}
              aria-label={named(t('decline'))}
              onClick={onDecline}
            >
              {t('decline')}
            </Button>
          </>
        ) : null}
        <Button variant="quiet" size="dense" isLoading={isPending} aria-label={named(t('leave'))} onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
    </article>
  );
}
