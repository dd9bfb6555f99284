import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import type { KnownProfessional } from 'shared-contracts/schemas/known-professional';
import { viewWith, type AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { formatDate, formatMoment } from 'shared-ui/domain/time/format-time.ts';
import { zoneBeside } from 'shared-ui/domain/time/zone-beside.ts';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { dateIn } from '../../model/date-in.ts';
import styles from './clients-page.module.css';

interface KnownFactsProps {
  readonly person: KnownProfessional;
  readonly isFollowed: boolean;
  readonly view: AppointmentView;
}

/** Why somebody is in the list, the next and the last appointment, and the rating that was given. */
export function KnownFacts({ person, isFollowed, view }: KnownFactsProps) {
  const { t } = useTranslation('remote-user/professionals');
  const { isMet, isContacted, last, next, rating, profile } = person;
  const { reader } = profile ? viewWith(view, { professional: profile }) : view;
  return (
    <div className={styles.facts}>
      <p className={styles.badges}>
        {isFollowed ? <Badge tone="ink">{t('why.followed')}</Badge> : null}
        {isMet ? <Badge>{t('why.met')}</Badge> : isContacted ? <Badge>{t('why.contacted')}</Badge> : null}
      </p>
      {next === null ? null : (
        <p>
          <span>{t('next')}</span>{' '}
          <Link translate="no" to={href('/user/rendez-vous/:id', { id: next.id })}>
            {formatMoment(next.startsAt, reader)}
          </Link>
          <span>{zoneBeside(reader, profile ?? undefined)}</span>
        </p>
      )}
      {last === null ? null : (
        <p>
          <span>{t('last')}</span>{' '}
          <Link translate="no" to={href('/user/rendez-vous/:id', { id: last.id })}>
            {formatDate(dateIn(last.startsAt, reader.timeZone), reader.locale)}
          </Link>
          {rating === null ? null : <span>{`, ${t('rating', { rating })}`}</span>}
        </p>
      )}
    </div>
  );
}
