import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { wallTimeOf } from 'shared-contracts/formats/time/wall-time';
import { href } from 'shared-contracts/remote/paths';
import type { CalendarRange } from 'shared-ui/domain/appointments/calendar/appointment-calendar.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { datesBetween } from '../../model/date-of.ts';
import { hasHours } from './closed-hours.ts';
import styles from './no-hours.module.css';

interface NoHoursProps {
  readonly shown: 'day' | 'week';
  readonly range: CalendarRange;
  readonly timeZone: string;
}

/** Why the whole grid is grey. A closed day is nothing to explain where other days are open. */
export function NoHours({ shown, range, timeZone }: NoHoursProps) {
  const { t } = useTranslation('remote-pro/diary');
  const queries = practiceQueries(usePlatform().http);
  const { data: rules } = useSuspenseQuery(queries.rules());
  // A failure is reported by the calendar, which has the same query.
  const { data: exceptions } = useQuery({ ...queries.exceptionsIn(timeZone, range), throwOnError: false });
  if (!exceptions || (shown === 'day' && rules.length > 0)) return null;
  const [first = '', end = ''] = [range.start, range.end].map((at) => wallTimeOf(at, timeZone).slice(0, 10));
  if (hasHours(datesBetween(first, end), rules, exceptions.rows)) return null;
  return (
    <div className={styles.none}>
      <Notice>
        <span>{t(`noHours.${shown}`)}</span> <Link to={href('/pro/disponibilite')}>{t('noHours.open')}</Link>
      </Notice>
    </div>
  );
}
