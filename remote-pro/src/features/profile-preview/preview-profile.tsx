import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { formatClock, formatDay } from 'shared-ui/domain/time/format-time.ts';
import { ResultCard } from 'shared-ui/domain/public-profile/result-card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { SegmentedFilter } from 'shared-ui/primitives/segmented-filter/segmented-filter.tsx';
import { useIsListed } from '../../components/plan-notice/use-is-listed.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { PreviewPage } from './preview-page.tsx';
import styles from './preview-profile.module.css';

/** What visitors see of the profile, as it is typed: the card in lists, and the page. */
export function PreviewProfile({ professional }: { readonly professional: OwnProfessional }) {
  const { t } = useTranslation('remote-pro/profile');
  const [view, setView] = useState<'card' | 'page'>('card');
  const { http } = usePlatform();
  const isListed = useIsListed();
  const { data: consultations } = useSuspenseQuery(practiceQueries(http).consultations());
  return (
    <>
      <div className={styles.head}>
        <h2 id="preview-heading">{t('preview.title')}</h2>
        <SegmentedFilter
          legend={t('preview.title')}
          options={[
            { value: 'card', label: t('preview.card') },
            { value: 'page', label: t('preview.page') },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'card' ? (
        <PreviewCard professional={professional} />
      ) : (
        <PreviewPage professional={professional} consultations={consultations.filter(({ active }) => active)} />
      )}
      {isListed ? (
        <p>
          <Link to={href('/professionnels/:idname', { idname: professional.slug })}>{t('preview.open')}</Link>
        </p>
      ) : null}
    </>
  );
}

/** The card of the lists. Its links lead nowhere here. */
function PreviewCard({ professional }: { readonly professional: OwnProfessional }) {
  const { t } = useTranslation('remote-pro/common');
  const { http, locale } = usePlatform();
  const { data: free } = useQuery(practiceQueries(http).cardTimes(professional.id));
  const shown = free?.slots.length === 0 && free.next ? [free.next] : (free?.slots ?? []);
  const reader = { locale, timeZone: professional.timeZone };
  return (
    <div inert>
      <ResultCard
        to="."
        headingLevel={3}
        professional={professional}
        callNow="."
        t={t}
        booked={free}
        noSlots={t('noSlots')}
        slots={shown.map(({ startsAt }) => ({
          startsAt,
          to: '.',
          day: formatDay(startsAt, reader, 'short'),
          time: formatClock(startsAt, reader),
        }))}
      />
    </div>
  );
}
