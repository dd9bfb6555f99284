import { useTranslation } from 'react-i18next';
import { Part } from '../../../components/part/part.tsx';
import { PlanNotice } from '../../../components/plan-notice/plan-notice.tsx';
import { dateOf } from '../../../model/date-of.ts';
import styles from '../dashboard-page.module.css';
import { LatestReview } from './latest-review.tsx';
import { PlanCard } from './plan-card.tsx';
import { ProfileStep } from './profile-step.tsx';
import { RatingTile } from './rating-tile.tsx';
import { RequestsTile } from './requests-tile.tsx';
import { CardSkeleton, TileSkeleton } from '../skeletons.tsx';
import { Statistics } from './statistics.tsx';
import type { Dashboard } from '../use-dashboard.ts';
import { ViewsTile } from './views-tile.tsx';

interface FiguresProps {
  readonly read: Dashboard;
  /** Milliseconds. */
  readonly now: number;
}

/** How the practice does: figures, chart, latest review, and what the profile and the plan need. */
export function Figures({ read, now }: FiguresProps) {
  const { t } = useTranslation('remote-pro/dashboard');
  const { professional, plans, plan, planEnd, rules, consultations, requests, counts, latest } = read;
  const { statistics, hasStatistics, monday, timeZone } = read;
  return (
    <section className={styles.main} aria-labelledby="figures">
      <h2 id="figures" className={styles.heading}>
        {t('figures')}
      </h2>
      <div className={styles.tiles}>
        {hasStatistics || plan === undefined ? (
          <Part queries={[professional, plans, statistics]} title={t('views.failed')} skeleton={<TileSkeleton />}>
            {(_own, _plans, { days }) => <ViewsTile days={days} today={dateOf(new Date(now), timeZone)} />}
          </Part>
        ) : null}
        <Part queries={[requests]} title={t('requests.failed')} skeleton={<TileSkeleton />}>
          {(made) => <RequestsTile {...made} />}
        </Part>
        <Part queries={[counts]} title={t('rating.failed')} skeleton={<TileSkeleton />}>
          {(given) => <RatingTile {...given} />}
        </Part>
      </div>
      {hasStatistics || plan === undefined ? (
        <Part
          queries={[professional, plans, statistics]}
          title={t('chart.failed')}
          skeleton={<CardSkeleton lines={8} />}
        >
          {(_own, _plans, { days, weeks }) => <Statistics days={days} weeks={weeks} monday={monday} />}
        </Part>
      ) : (
        <PlanNotice entitlement="statistics" />
      )}
      <div className={styles.pair}>
        <Part queries={[latest]} title={t('latest.failed')} skeleton={<CardSkeleton lines={3} />}>
          {(review) => (review === null ? null : <LatestReview review={review} />)}
        </Part>
        <section className={styles.stack} aria-labelledby="profile">
          <h2 id="profile" className={styles.heading}>
            {t('profile')}
          </h2>
          <Part
            queries={[professional, rules, consultations]}
            title={t('step.failed')}
            skeleton={<CardSkeleton lines={2} />}
          >
            {(own, hours, offered) => <ProfileStep professional={own} rules={hours} consultations={offered} />}
          </Part>
          <Part queries={[professional, plans, planEnd]} title={t('plan.failed')} skeleton={<CardSkeleton lines={1} />}>
            {(_own, _plans, end) => (plan ? <PlanCard plan={plan} end={end} /> : null)}
          </Part>
        </section>
      </div>
    </section>
  );
}
