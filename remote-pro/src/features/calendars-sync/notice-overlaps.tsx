import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { href } from 'shared-contracts/remote/paths';
import { formatDay, formatTimeRange, type Reader } from 'shared-ui/domain/time/format-time.ts';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { calendarQueries } from '../../data/practice/calendars.ts';
import styles from './sync-calendars.module.css';

/** The soonest ones; the others follow when these are solved. */
const SHOWN = 3;

/** Appointments that another calendar overlaps: nobody takes them away, the professional decides. */
export function NoticeOverlaps({ reader, isAsked }: { readonly reader: Reader; readonly isAsked: boolean }) {
  const { t } = useTranslation('remote-pro/calendars');
  const { http } = usePlatform();
  const { data: overlaps = [] } = useQuery({ ...calendarQueries(http).overlaps(), enabled: isAsked });
  if (!isAsked || overlaps.length === 0) return null;
  return (
    <Notice tone="warning" title={t('overlap', { count: overlaps.length })}>
      <ul className={styles.overlaps}>
        {overlaps.slice(0, SHOWN).map(({ appointmentId: id, startsAt, endsAt, calendars }) => (
          <li key={id}>
            <Link translate="no" to={href('/pro/rendez-vous/:id', { id })}>
              {sentenceCase(`${formatDay(startsAt, reader)}, ${formatTimeRange(startsAt, endsAt, reader)}`)}
            </Link>{' '}
            <span translate="no">{`· ${calendars.join(', ')}`}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
